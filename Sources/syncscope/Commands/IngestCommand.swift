import ArgumentParsing
import EventStore
import Ingest
import SyncEvents

struct IngestCommand: Command {
  static let configuration = CommandConfiguration(
    name: "ingest",
    abstract: "Read reports and console text into the store, each event once",
    discussion: """
      Takes files, folders at any depth and standard input (-), gzip or not; the format is \
      recognised by content. A line that can't be read is counted, named and stepped over. With \
      a key of pseudonyms, record names and user ids are kept as pseudonyms only; with --redact, \
      all private data are.
      """,
    examples: ["syncscope ingest reports/", "gzip -dc *.syncreport | syncscope ingest -"]
  )

  static let formats: [OutputFormat] = [.text, .json, .ndjson]
  static let arguments: [Argument] =
    [
      .positional("input", help: "Files, folders, or - for standard input", arity: .oneOrMore),
      .option(
        "input-format",
        value: "FORMAT",
        help: "Take this format instead of the recognised one",
        choices: InputFormat.forcible.map(\.rawValue)
      ),
      .flag("strict", help: "Exit with 65 if any line was refused"),
      .option("rejects", value: "FILE", help: "Write every refused line's place and reason there"),
      .flag(
        "explain",
        help: "Store nothing; tell which format each input is of, what was understood and what not"
      ),
    ] + ConsoleOptions.arguments + RedactionOptions.arguments + OutputOptions.arguments(formats)

  private let inputs: [String]
  private let forcedFormat: InputFormat?
  private let console: ConsoleOptions
  private let isExplaining: Bool
  private let isStrict: Bool
  private let rejectsPath: String?
  private let redaction: RedactionOptions
  private let store: StoreOptions
  private let output: OutputOptions

  init(_ values: ParsedValues) throws {
    inputs = values.values("input")
    forcedFormat = values.value("input-format").flatMap(InputFormat.init(rawValue:))
    console = try ConsoleOptions(values)
    isExplaining = values.flag("explain")
    isStrict = values.flag("strict")
    rejectsPath = values.value("rejects")
    redaction = try RedactionOptions(values)
    store = StoreOptions(values)
    output = try OutputOptions(values, formats: Self.formats)
  }

  private func reader() throws -> InputReader {
    var reader = InputReader()
    reader.forcedFormat = forcedFormat
    reader.console = try console.logOptions()
    return reader
  }

  func run() throws -> ExitCode {
    if isExplaining { return try explain() }
    let result = try Ingesting.run(
      inputs,
      into: store,
      reader: reader(),
      rejectsPath: rejectsPath,
      redactor: redaction.redactor(),
      isQuiet: output.isQuiet
    )
    if output.format == .text {
      if !output.isQuiet { RejectionNotes.write(result.rejections, total: result.rejected) }
      try output.write(result.text)
    } else {
      try output.write(result.json)
    }
    return !result.hasUnderstood || isStrict && result.rejected > 0 ? .dataError : .success
  }

  private func explain() throws -> ExitCode {
    let explanation = try InputExplanation.explain(
      inputs,
      reader: reader(),
      isQuiet: output.isQuiet
    )
    if output.format == .text {
      try output.write(explanation.text)
    } else {
      try output.write(explanation.json)
    }
    let understood = explanation.files.contains(where: \.isUnderstood)
    return !understood || isStrict && explanation.files.contains { $0.rejected > 0 }
      ? .dataError : .success
  }
}
