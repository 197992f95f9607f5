import ArgumentParsing
import EventStore
import Findings
import Questions
import Reports
import SyncEvents

/// The question after one type of sync, as `ask setup`, `ask exports` and `ask imports` put it.
struct ActivityQuestion {
  static let arguments = AskOptions.arguments(
    verdicts: ActivityVerdict.allCases.map(\.rawValue)
  )

  private let type: SyncType
  private let filter: EventFilter
  private let only: [ActivityVerdict]
  private let limit: Int?
  private let fromEvents: Bool
  private let failOn: FailOnOption
  private let store: StoreOptions
  private let output: OutputOptions

  init(_ type: SyncType, _ values: ParsedValues) throws(UsageError) {
    self.type = type
    filter = try FilterOptions.filter(values)
    only = try AskOptions.verdicts(values, as: ActivityVerdict.self)
    limit = try values.int("limit", atLeast: 0)
    fromEvents = values.flag("verify")
    failOn = FailOnOption(values)
    store = StoreOptions(values)
    output = try OutputOptions(values, formats: AskOptions.formats)
  }

  func answer() throws -> ExitCode {
    let parts: FactsParts = type == .import ? [.activities, .server] : .activities
    let facts = try AskedFacts.facts(
      of: store.open(),
      parts,
      fromEvents: fromEvents
    )
    var answer = ActivityAnswer(type, facts: facts, filter: filter)
    let verdict = answer.verdict
    answer.keep(only: only, limit: limit)
    let text = ActivityText.render(answer, style: output.style)
    try QuestionOutput.write(
      answer.json,
      text: text,
      question: answer.question,
      verdict: verdict.rawValue,
      severity: verdict.severity,
      isConclusive: verdict != .unknown,
      to: output
    )
    return failOn.code(worst: verdict.severity, isConclusive: verdict != .unknown)
  }
}

extension ActivityVerdict {
  /// How bad the verdict is to a gate; nil where it is not bad.
  var severity: Severity? {
    switch self {
    case .failed, .neverBegan: .error
    case .beganNotEnded: .warning
    case .unknown, .succeeded: nil
    }
  }
}
