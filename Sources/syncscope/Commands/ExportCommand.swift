import ArgumentParsing
import EventStore
import Questions
import SyncEvents

struct ExportCommand: Command {
  static let configuration = CommandConfiguration(
    name: "export",
    abstract: "Give everything back, or what a filter keeps, in the report format",
    discussion: """
      One JSON object a line, in order of arrival; reading it again gives the same events. A name \
      that ends in .gz or .syncreport is compressed.
      """,
    examples: [
      "syncscope export --output everything.syncreport", "syncscope export --device phone-1",
    ]
  )

  static let arguments: [Argument] =
    FilterOptions.arguments + OutputOptions.arguments([.ndjson])

  private let filter: EventFilter
  private let path: String?
  private let store: StoreOptions

  init(_ values: ParsedValues) throws {
    filter = try FilterOptions.filter(values)
    path = values.value("output")
    store = StoreOptions(values)
  }

  func run() throws -> ExitCode {
    let store = try store.open()
    let file = try OutputFile(path)
    var report = ReportWriter()
    var json = JSONWriter()
    try store.forEachEvent(filter) { stored in
      try Interruption.check()
      json.write(report.line(stored.event))
      json.endLine()
      if json.bytes.count >= 1 << 16 {
        try file.write(json.bytes)
        json.removeAll()
      }
      return true
    }
    try file.write(json.bytes)
    try file.finish()
    return .success
  }
}
