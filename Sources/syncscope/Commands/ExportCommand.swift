import ArgumentParsing
import EventStore
import Questions
import Redaction
import SyncEvents

struct ExportCommand: Command {
  static let configuration = CommandConfiguration(
    name: "export",
    abstract: "Give everything back, or what a filter keeps, in the report format",
    discussion: """
      One JSON object a line, in order of arrival; reading it again gives the same events. A name \
      that ends in .gz or .syncreport is compressed. With --redact, private data are replaced by \
      pseudonyms; times, identities and structure stay.
      """,
    examples: [
      "syncscope export --output everything.syncreport", "syncscope export --device phone-1",
    ]
  )

  static let arguments: [Argument] =
    FilterOptions.arguments + RedactionOptions.arguments + OutputOptions.arguments([.ndjson])

  private let filter: EventFilter
  private let path: String?
  private let redaction: RedactionOptions
  private let store: StoreOptions

  init(_ values: ParsedValues) throws {
    filter = try FilterOptions.filter(values)
    path = values.value("output")
    redaction = try RedactionOptions(values)
    store = StoreOptions(values)
  }

  func run() throws -> ExitCode {
    let store = try store.open()
    var redactor = try redaction.redactor()
    let file = try OutputFile(path)
    var report = ReportWriter()
    var json = JSONWriter()
    try store.forEachEvent(filter) { stored in
      try Interruption.check()
      json.write(report.line(try redactor?.event(stored.event) ?? stored.event))
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
