import SyncEvents

/// Reads console text: log lines in every style, alerts that someone typed off, and report lines
/// that stand between.
struct ConsoleReader: LineReader {
  private var folder = RecordFolder()
  private var records: RecordReader
  private var report = ReportReader()
  private var known = KnownLines()
  private var alert: AlertText?

  init(source: InputOrigin) {
    records = RecordReader(source: source, format: "console")
  }

  mutating func read(
    _ line: Span<UInt8>,
    number: Int,
    into sink: (ReadItem) throws -> Void
  ) throws {
    let text = Self.text(line)
    if var open = alert {
      if open.take(text) {
        alert = open
        return
      }
      try endAlert(into: sink)
    }
    if let begun = AlertText(text, line: number) {
      try flush(into: sink)
      alert = begun
    } else if try !readReportLine(in: text.trimmed, number: number, into: sink) {
      if let record = folder.take(text, number: number) {
        try records.take(record, into: sink)
      }
    }
  }

  mutating func finish(into sink: (ReadItem) throws -> Void) throws {
    try endAlert(into: sink)
    try flush(into: sink)
  }

  private mutating func flush(into sink: (ReadItem) throws -> Void) throws {
    if let record = folder.flush() { try records.take(record, into: sink) }
    try records.finish(into: sink)
  }

  static func text(_ line: Span<UInt8>) -> String {
    if let utf8 = try? UTF8Span(validating: line) { return String(copying: utf8) }
    // A log may hold other encodings; what is readable of the line is kept.
    return String(decoding: line.indices.map { line[$0] }, as: UTF8.self)
  }

  /// Takes a report line, alone or after the listener's own mark.
  private mutating func readReportLine(
    in text: String,
    number: Int,
    into sink: (ReadItem) throws -> Void
  ) throws -> Bool {
    guard text.hasSuffix("}"), let brace = text.firstIndex(of: "{"),
      brace == text.startIndex || text[..<brace].hasPrefix("[CloudSyncMonitor]")
    else { return false }
    let line = Array(text[brace...].utf8)
    guard let event = try? report.event(line.span, number: number) else { return false }
    try flush(into: sink)
    let read = ReadEvent(
      event: event,
      line: number,
      byteCount: line.count,
      signals: known.signals(of: event)
    )
    try sink(.event(read))
    return true
  }

  private mutating func endAlert(into sink: (ReadItem) throws -> Void) throws {
    guard let ended = alert else { return }
    alert = nil
    let record = LogRecord(line: ended.line, text: ended.text, message: ended.text)
    if ended.isError {
      try records.hand(ended.members, of: record, into: sink)
    } else {
      try records.take(record, into: sink)
    }
  }
}
