import ArgumentParsing
import Diagnosis
import Findings
import Ingest
import Questions
import Reports
import SyncEvents

struct DiagnoseCommand: Command {
  static let configuration = CommandConfiguration(
    name: "diagnose",
    abstract: "Name the cause, with its evidence and what was ruled out",
    discussion: """
      With files, folders or - it reads those and needs no store; Core Data models among them are \
      evidence. Without, it diagnoses what the store keeps.
      """,
    examples: [
      "pbpaste | syncscope diagnose -", "syncscope diagnose console.txt Model.xcdatamodel/contents",
      "syncscope diagnose --device phone-1 --fail-on error",
    ]
  )

  static let formats: [OutputFormat] = [.text, .json, .markdown, .html, .junit, .github]
  static let arguments: [Argument] =
    [.positional("input", help: "Files, folders, or - for standard input", arity: .any)]
    + [
      .option(
        "symptom",
        value: "WORDS",
        help: "What the tester sees; orders hypotheses, and is no evidence (docs/symptoms.md)"
      )
    ] + [FailOnOption.argument] + ConsoleOptions.arguments + FilterOptions.arguments
    + RedactionOptions.arguments
    + OutputOptions.arguments(formats)

  private let inputs: [String]
  private let filter: EventFilter
  private let symptom: String?
  private let failOn: FailOnOption
  private let console: ConsoleOptions
  private let redaction: RedactionOptions
  private let store: StoreOptions
  private let output: OutputOptions

  init(_ values: ParsedValues) throws {
    inputs = values.values("input")
    filter = try FilterOptions.filter(values)
    symptom = values.value("symptom")
    failOn = FailOnOption(values)
    console = try ConsoleOptions(values)
    redaction = try RedactionOptions(values)
    store = StoreOptions(values)
    output = try OutputOptions(values, formats: Self.formats)
  }

  func run() throws -> ExitCode {
    let timeline =
      inputs.isEmpty
      ? try StoreTimeline.timeline(of: store.open(), filter: filter) : try fileTimeline()
    var redactor = try redaction.redactor()
    let result = Diagnosis.result(
      of: try timeline.redacted(by: &redactor),
      symptom: symptom
    )
    switch output.format {
    case .json: try output.write(result.json)
    case .markdown: try output.write(DiagnosisMarkdown.render(result))
    case .html: try output.write(DiagnosisHTML.render(result))
    case .junit: try output.write(DiagnosisJUnit.render(result))
    case .github: try output.write(DiagnosisGitHub.render(result))
    default: try output.write(DiagnosisText.render(result, style: output.style))
    }
    return failOn.code(
      worst: result.worst,
      isConclusive: result.verdict != .insufficientEvidence
    )
  }

  private func fileTimeline() throws -> Timeline {
    let skipped = SkippedFiles.note(isQuiet: output.isQuiet)
    var reader = InputReader()
    reader.console = try console.logOptions()
    reader.skipped = skipped
    let files = FileTimeline(reader: reader, isQuiet: output.isQuiet)
    if let coverage = console.query.coverage {
      files.add(try coverage.event(statedAt: Clock.now))
    }
    for path in try InputFinder.files(inputs, skipped: skipped) { try files.read(path) }
    if files.rejected > 0, !output.isQuiet {
      RejectionNotes.write(files.rejections, total: files.rejected)
    }
    var timeline = files.timeline
    timeline.facts = timeline.facts.filtered(by: filter)
    return timeline
  }
}
