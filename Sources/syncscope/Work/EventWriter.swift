import Reports
import SyncEvents

/// Writes events in the format that was asked for, without holding them all.
final class EventWriter {
  private let file: OutputFile
  private let options: OutputOptions
  private var report = ReportWriter()
  private var json = JSONWriter()
  private var count = 0

  /// So many bytes are gathered before they are written.
  private static let bufferBytes = 1 << 16

  init(_ options: OutputOptions) throws {
    self.options = options
    file = try OutputFile(options.path)
    if options.format == .json { try file.write("[") }
  }

  func write(_ event: SyncEvent) throws {
    switch options.format {
    case .json:
      try file.write(count == 0 ? "\n" : ",\n")
      json.write(.object(event.body))
      try flush()
    case .ndjson:
      json.write(report.line(event))
      json.endLine()
      if json.bytes.count >= Self.bufferBytes { try flush() }
    default:
      let isCut = options.path == nil && StandardOutput.isTerminal
      try file.write(EventText.line(event, style: options.style, cut: isCut) + "\n")
    }
    count += 1
  }

  /// Writes a line of text between events; only text has such lines.
  func write(note: String) throws {
    if options.format == .text { try file.write(note + "\n") }
  }

  func flush() throws {
    try file.write(json.bytes)
    json.removeAll()
  }

  func finish() throws {
    try flush()
    if options.format == .json { try file.write(count == 0 ? "]\n" : "\n]\n") }
    try file.finish()
  }
}
