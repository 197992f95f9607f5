import ArgumentParsing
import EventStore
import Questions
import Reports

struct ReportCommand: Command {
  static let configuration = CommandConfiguration(
    name: "report",
    abstract: "The whole picture for people, as text, Markdown or one HTML file",
    examples: ["syncscope report --output report.html", "syncscope report --device phone-1"]
  )

  static let formats: [OutputFormat] = [.text, .json, .markdown, .html]
  static let arguments: [Argument] =
    FilterOptions.arguments + RedactionOptions.arguments + OutputOptions.arguments(formats)

  private let filter: EventFilter
  private let redaction: RedactionOptions
  private let store: StoreOptions
  private let output: OutputOptions

  init(_ values: ParsedValues) throws {
    filter = try FilterOptions.filter(values)
    redaction = try RedactionOptions(values)
    store = StoreOptions(values)
    output = try OutputOptions(values, formats: Self.formats)
  }

  func run() throws -> ExitCode {
    let report = try ReportBuilder.report(
      of: store.open(),
      filter: filter,
      redactor: redaction.redactor()
    )
    switch output.format {
    case .json: try output.write(report.json)
    case .markdown: try output.write(ReportMarkdown.render(report))
    case .html: try output.write(ReportHTML.render(report))
    default: try output.write(ReportText.render(report, style: output.style))
    }
    return .success
  }
}
