import ArgumentParsing
import EventStore
import KnowledgeBase
import Questions
import Reports
import SyncEvents

struct TimelineCommand: Command {
  static let configuration = CommandConfiguration(
    name: "timeline",
    abstract: "Show every event of a device in order of time, noise folded",
    examples: ["syncscope timeline --device phone-1 --since yesterday"]
  )

  static let formats: [OutputFormat] = [.text, .json, .ndjson]
  static let arguments: [Argument] =
    [.flag("noise", help: "Show the lines that mean nothing instead of folding them")]
    + FilterOptions.arguments + OutputOptions.arguments(formats)

  private let showsNoise: Bool
  private let filter: EventFilter
  private let store: StoreOptions
  private let output: OutputOptions

  init(_ values: ParsedValues) throws {
    showsNoise = values.flag("noise")
    filter = try FilterOptions.filter(values)
    store = StoreOptions(values)
    output = try OutputOptions(values, formats: Self.formats)
  }

  func run() throws -> ExitCode {
    let events = try TimeOrder.events(of: store.open(), filter: filter)
    let writer = try EventWriter(output)
    var folded = 0
    var scanner = SignalScanner()
    for event in events {
      try Interruption.check()
      if !showsNoise, Self.isNoise(event, &scanner) {
        folded += 1
        continue
      }
      try Self.endFold(&folded, writer)
      try writer.write(event)
    }
    try Self.endFold(&folded, writer)
    try writer.finish()
    return .success
  }

  private static func isNoise(_ event: SyncEvent, _ scanner: inout SignalScanner) -> Bool {
    if case .log(let log) = event.payload, let message = log.message {
      return scanner.signals(in: message).contains { $0.kind == .noise }
    }
    return event.payload.error.map { Noise.noise(of: $0) != nil } ?? false
  }

  private static func endFold(_ folded: inout Int, _ writer: EventWriter) throws {
    if folded > 0 {
      try writer.write(note: "  … \(folded) \(folded == 1 ? "line" : "lines") of noise (--noise)")
    }
    folded = 0
  }
}
