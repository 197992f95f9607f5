import ArgumentParsing
import Diagnosis
import EventStore
import Questions
import Reports
import SyncEvents

struct DevicesCommand: Command {
  static let configuration = CommandConfiguration(
    name: "devices",
    abstract: "A line a device: build, last report, verdict, the tester's last note",
    discussion: """
      `devices name ID ALIAS` gives a device a name of your own; it stays in this store and is never \
      exported. An empty alias takes it away.
      """,
    examples: ["syncscope devices", "syncscope devices name 0c92703818277337 \"Ann's phone\""]
  )

  static let formats: [OutputFormat] = [.text, .json, .ndjson]
  static let arguments: [Argument] =
    [.positional("action", help: "name ID ALIAS, or nothing for the list", arity: .any)]
    + OutputOptions.arguments(formats)

  private let words: [String]
  private let store: StoreOptions
  private let output: OutputOptions

  init(_ values: ParsedValues) throws {
    words = values.values("action")
    guard words.isEmpty || words.count == 3 && words[0] == "name" else {
      throw UsageError("devices takes nothing, or name ID ALIAS")
    }
    store = StoreOptions(values)
    output = try OutputOptions(values, formats: Self.formats)
  }

  func run() throws -> ExitCode {
    words.isEmpty ? try list() : try name(words[1], words[2])
  }

  private func list() throws -> ExitCode {
    let store = try store.open()
    let aliases = try store.aliases()
    let names = Set(try store.facts(.activities).sessions.keys.compactMap(\.device))
    let rows = try names.sorted().map { device in
      var filter = EventFilter()
      filter.device = device
      let timeline = try StoreTimeline.timeline(of: store, filter: filter)
      return DeviceSummary(
        device: device,
        alias: aliases[device],
        facts: timeline.facts,
        result: Diagnosis.result(of: timeline)
      )
    }
    if output.format == .text {
      try output.write(DeviceListText.render(rows, style: output.style))
    } else {
      try output.write(.array(rows.map(\.json)))
    }
    return .success
  }

  private func name(_ device: String, _ alias: String) throws -> ExitCode {
    let known = try store.open().facts(.activities).sessions.keys.compactMap(\.device)
    guard known.contains(device) else {
      throw StoreError.unknownDevice(device, known: Set(known).sorted())
    }
    try store.openOrCreate().name(device: device, alias)
    return .success
  }
}
