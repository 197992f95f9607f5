import ArgumentParsing
import EventStore
import Questions
import Reports
import SyncEvents

struct EventsCommand: Command {
  static let configuration = CommandConfiguration(
    name: "events",
    abstract: "Show events in order of arrival",
    examples: [
      "syncscope events --device phone-1 --kind sync --limit 20", "syncscope events --follow",
    ]
  )

  static let formats: [OutputFormat] = [.text, .json, .ndjson]
  static let arguments: [Argument] =
    [
      .option("limit", short: "n", value: "COUNT", help: "At most so many"),
      .option(
        "order",
        value: "ORDER",
        help: "Which come first",
        choices: ["oldest", "newest"],
        default: "oldest"
      ),
      .flag("follow", help: "Go on with events as they arrive, until Ctrl-C"),
    ] + FilterOptions.arguments + OutputOptions.arguments(formats)

  private let limit: Int?
  private let newestFirst: Bool
  private let follows: Bool
  private let filter: EventFilter
  private let store: StoreOptions
  private let output: OutputOptions

  init(_ values: ParsedValues) throws {
    limit = try values.int("limit", atLeast: 0)
    newestFirst = values.value("order") == "newest"
    follows = values.flag("follow")
    filter = try FilterOptions.filter(values)
    store = StoreOptions(values)
    output = try OutputOptions(values, formats: Self.formats)
    if follows, newestFirst { throw UsageError("--follow goes with --order oldest") }
  }

  func run() throws -> ExitCode {
    let store = try store.open()
    let writer = try EventWriter(output)
    var left = limit ?? .max
    var last: Int64 = 0
    repeat {
      if left > 0 {
        try store.forEachEvent(filter, after: last, newestFirst: newestFirst) { stored in
          try Interruption.check()
          try writer.write(stored.event)
          last = max(last, stored.ordinal)
          left -= 1
          return left > 0
        }
      }
      if follows { try writer.flush() }
    } while follows && left > 0 && Pause.untilNextLook()
    try writer.finish()
    return .success
  }
}
