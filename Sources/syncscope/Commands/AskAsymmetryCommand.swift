import ArgumentParsing
import EventStore
import Findings
import Questions
import Reports
import SyncEvents

struct AskAsymmetryCommand: Command {
  static let configuration = CommandConfiguration(
    name: "asymmetry",
    abstract: "Which fields does the owner have and the recipient lack",
    discussion: """
      Records are compared with themselves where both roles report them; a field that the owner \
      never filled is unknown, not lost.
      """,
    examples: ["syncscope ask asymmetry --entity CareEvent"]
  )
  static let arguments: [Argument] =
    [.option("entity", value: "NAME", help: "Only this entity")]
    + AskOptions.arguments(verdicts: FieldVerdict.allCases.map(\.rawValue))

  private let entity: String?
  private let filter: EventFilter
  private let only: [FieldVerdict]
  private let limit: Int?
  private let fromEvents: Bool
  private let failOn: FailOnOption
  private let store: StoreOptions
  private let output: OutputOptions

  init(_ values: ParsedValues) throws {
    entity = values.value("entity")
    filter = try FilterOptions.filter(values)
    only = try AskOptions.verdicts(values, as: FieldVerdict.self)
    limit = try values.int("limit", atLeast: 0)
    fromEvents = values.flag("verify")
    failOn = FailOnOption(values)
    store = StoreOptions(values)
    output = try OutputOptions(values, formats: AskOptions.formats)
  }

  func run() throws -> ExitCode {
    let facts = try AskedFacts.facts(
      of: store.open(),
      .records,
      fromEvents: fromEvents
    )
    var answer = AsymmetryAnswer(facts: facts, entity: entity, filter: filter)
    answer.keep(only: only, limit: limit)
    let severity: Severity? = answer.verdict == .asymmetric ? .error : nil
    let text = AsymmetryText.render(answer, style: output.style)
    try QuestionOutput.write(
      answer.json,
      text: text,
      question: "asymmetry",
      verdict: answer.verdict.rawValue,
      severity: severity,
      isConclusive: answer.verdict != .unknown,
      to: output
    )
    return failOn.code(worst: severity, isConclusive: answer.verdict != .unknown)
  }
}
