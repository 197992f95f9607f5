import ArgumentParsing
import FoundationEssentials
import Reports
import SyncEvents

/// The formats in which a command can give its answer.
enum OutputFormat: String, CaseIterable {
  case text, json, ndjson, markdown, html, csv, junit, github, sarif, xcode

  /// The format that a file's ending stands for.
  init?(ending path: String) {
    let endings: [(String, OutputFormat)] = [
      (".json", .json), (".ndjson", .ndjson), (".jsonl", .ndjson), (".md", .markdown),
      (".markdown", .markdown), (".html", .html), (".htm", .html), (".csv", .csv),
      (".xml", .junit), (".txt", .text), (".sarif", .sarif),
    ]
    guard let match = endings.first(where: { path.lowercased().hasSuffix($0.0) }) else {
      return nil
    }
    self = match.1
  }
}

/// In which format, and where, a command gives its answer.
struct OutputOptions {
  let format: OutputFormat
  let path: String?
  let style: TextStyle
  let isQuiet: Bool

  /// The options for a command that knows these formats.
  static func arguments(_ formats: [OutputFormat]) -> [Argument] {
    [
      .option(
        "format",
        short: "f",
        value: "FORMAT",
        help: "How to give the answer (default: by the ending of --output, else text)",
        choices: formats.map(\.rawValue),
        section: "Output"
      ),
      .option(
        "output",
        short: "o",
        value: "FILE",
        help: "Where to write it (default: standard output)",
        completion: .file,
        section: "Output"
      ),
    ]
  }

  init(_ values: ParsedValues, formats: [OutputFormat]) throws(UsageError) {
    path = values.value("output")
    let byEnding = path.flatMap(OutputFormat.init(ending:))
    let chosen = try values.choice("format", as: OutputFormat.self) ?? byEnding ?? .text
    guard formats.contains(chosen) else {
      throw UsageError(
        "this command can't write \(chosen.rawValue); --format takes "
          + formats.map(\.rawValue).joined(separator: ", ")
      )
    }
    format = chosen
    isQuiet = values.flag("quiet")
    style = TextStyle(
      width: path == nil && StandardOutput.isTerminal ? TerminalWidth.current : Self.plainWidth,
      usesColor: Self.usesColor(values.value("color") ?? "auto", isToFile: path != nil)
    )
  }

  /// The width where there is no terminal to ask; COLUMNS may say another.
  private static var plainWidth: Int {
    ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init).map { max($0, 40) } ?? 80
  }

  private static func usesColor(_ choice: String, isToFile: Bool) -> Bool {
    if choice != "auto" { return choice == "always" }
    let environment = ProcessInfo.processInfo.environment
    if environment["NO_COLOR"].map({ !$0.isEmpty }) == true { return false }
    if environment["TERM"] == "dumb" || isToFile { return false }
    return StandardOutput.isTerminal
  }

  /// Writes a text, and a line feed where it lacks one.
  func write(_ text: String) throws {
    let file = try OutputFile(path)
    try file.write(text.hasSuffix("\n") ? text : text + "\n")
    try file.finish()
  }

  /// Writes JSON: indented, or on one line as NDJSON.
  func write(_ json: JSONValue) throws {
    if format == .ndjson, case .array(let rows) = json {
      return try write(rows.map { JSONWriter.line($0) + "\n" }.joined())
    }
    try write(format == .ndjson ? JSONWriter.line(json) : JSONWriter.indented(json))
  }
}
