import ArgumentParsing
import EventStore
import Findings
import Questions
import Reports
import SyncEvents

struct AskRecordSavesCommand: Command {
  static let configuration = CommandConfiguration(
    name: "record-saves",
    abstract: "Were there spans with local saves and zero RecordSave",
    discussion: """
      A window opens at the first unanswered save into a mirrored store; a RecordSave in the \
      server's log answers it. Zero is said only where the log was read for the whole window.
      """,
    examples: ["syncscope ask record-saves --window 30m --only zero"]
  )
  static let arguments: [Argument] =
    [
      .option("window", value: "SPAN", help: "How long a save may stay unanswered", default: "30m"),
      .option(
        "database",
        value: "NAME",
        help: "Which database of the server",
        choices: ["PRIVATE", "SHARED", "PUBLIC"],
        default: "PRIVATE"
      ),
    ] + AskOptions.arguments(verdicts: RecordSavesVerdict.allCases.map(\.rawValue))

  private let seconds: Double
  private let database: String
  private let filter: EventFilter
  private let only: [RecordSavesVerdict]
  private let limit: Int?
  private let fromEvents: Bool
  private let failOn: FailOnOption
  private let store: StoreOptions
  private let output: OutputOptions

  init(_ values: ParsedValues) throws {
    let window = values.value("window") ?? "30m"
    guard let seconds = TimeArgument.seconds(window), seconds > 0 else {
      throw UsageError("--window takes a span such as 30m or 2h, not '\(window)'")
    }
    self.seconds = seconds
    database = values.value("database") ?? "PRIVATE"
    filter = try FilterOptions.filter(values)
    only = try AskOptions.verdicts(values, as: RecordSavesVerdict.self)
    limit = try values.int("limit", atLeast: 0)
    fromEvents = values.flag("verify")
    failOn = FailOnOption(values)
    store = StoreOptions(values)
    output = try OutputOptions(values, formats: AskOptions.formats)
  }

  func run() throws -> ExitCode {
    let facts = try AskedFacts.facts(
      of: store.open(),
      [.activities, .server],
      fromEvents: fromEvents
    )
    var answer = RecordSavesAnswer(
      facts: facts,
      database: database,
      windowSeconds: seconds,
      filter: filter
    )
    answer.keep(only: only, limit: limit)
    let severity: Severity? = answer.verdict == .zero ? .error : nil
    let isConclusive = answer.verdict == .zero || answer.verdict == .some
    let text = RecordSavesText.render(answer, style: output.style)
    try QuestionOutput.write(
      answer.json,
      text: text,
      question: "record-saves",
      verdict: answer.verdict.rawValue,
      severity: severity,
      isConclusive: isConclusive,
      to: output
    )
    return failOn.code(worst: severity, isConclusive: isConclusive)
  }
}
