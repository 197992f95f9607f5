import ArgumentParsing
import EventStore
import Questions
import Reports
import SyncEvents

struct ErrorsCommand: Command {
  static let configuration = CommandConfiguration(
    name: "errors",
    abstract: "Group errors by what they are, whoever met them",
    discussion: "Pointers, UUIDs, record names and times don't tell errors apart; the chain does.",
    examples: ["syncscope errors --limit 20", "syncscope errors --build 57 --format json"]
  )

  static let formats: [OutputFormat] = [.text, .json, .ndjson]
  static let arguments: [Argument] =
    [
      .option("limit", short: "n", value: "COUNT", help: "At most so many groups"),
      .flag("verify", help: "Answer from the events themselves instead of the facts"),
    ] + FilterOptions.arguments + OutputOptions.arguments(formats)

  private let limit: Int?
  private let fromEvents: Bool
  private let filter: EventFilter
  private let store: StoreOptions
  private let output: OutputOptions

  init(_ values: ParsedValues) throws {
    limit = try values.int("limit", atLeast: 0)
    fromEvents = values.flag("verify")
    filter = try FilterOptions.filter(values)
    store = StoreOptions(values)
    output = try OutputOptions(values, formats: Self.formats)
  }

  func run() throws -> ExitCode {
    let facts = try facts()
    var groups = Array(facts.errors.values)
    groups.sort { ($0.count, $1.fingerprint) > ($1.count, $0.fingerprint) }
    if let limit { groups = Array(groups.prefix(limit)) }
    if output.format == .text {
      try output.write(ErrorGroupsText.render(groups, style: output.style))
    } else {
      try output.write(.array(groups.map { $0.json(versions: facts.versions(of: $0)) }))
    }
    return .success
  }

  /// The store's facts where they tell; a span of time, or kinds, need the events.
  private func facts() throws -> Facts {
    let store = try store.open()
    guard filter.isBoundInTime || !filter.kinds.isEmpty else {
      return try AskedFacts.facts(of: store, .errors, fromEvents: fromEvents)
        .filtered(by: filter)
    }
    var facts = Facts()
    try store.forEachEvent(filter) { stored in
      try Interruption.check()
      facts.add(stored.event, .ordinal(stored.ordinal))
      return true
    }
    return facts
  }
}
