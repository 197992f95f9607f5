import KnowledgeBase
import SyncEvents

/// Reads console text: the lines of listeners and probes, alerts that someone typed off, report
/// lines that stand between, and all else as log lines.
struct ConsoleReader: LineReader {
  private let source: String
  private var identity = TextIdentity(format: "console")
  private var report = ReportReader()
  private var alert: AlertText?

  init(source: String) {
    self.source = source
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
    let trimmed = text.trimmed
    guard !trimmed.isEmpty else { return }
    if let begun = AlertText(text, line: number) {
      alert = begun
    } else if try !readReportLine(in: trimmed, number: number, into: sink) {
      let members = ListenerLine.members(of: trimmed) ?? Self.logMembers(trimmed)
      try hand(members, text: text, number: number, into: sink)
    }
  }

  mutating func finish(into sink: (ReadItem) throws -> Void) throws {
    try endAlert(into: sink)
  }

  private static func text(_ line: Span<UInt8>) -> String {
    if let utf8 = try? UTF8Span(validating: line) { return String(copying: utf8) }
    // A log may hold other encodings; what is readable of the line is kept.
    return String(decoding: line.indices.map { line[$0] }, as: UTF8.self)
  }

  private static func logMembers(_ text: String) -> JSONObject {
    ["kind": "log", "message": .string(text)]
  }

  /// Takes a report line, alone or after the listener's own mark.
  private mutating func readReportLine(
    in text: String,
    number: Int,
    into sink: (ReadItem) throws -> Void
  ) throws -> Bool {
    guard let brace = text.firstIndex(of: "{"), text.hasSuffix("}"),
      brace == text.startIndex || text[..<brace].hasPrefix("[CloudSyncMonitor]")
    else { return false }
    let line = Array(text[brace...].utf8)
    guard let event = try? report.event(line.span) else { return false }
    let read = ReadEvent(
      event: event,
      line: number,
      byteCount: line.count,
      signals: KnownLines.signals(of: event)
    )
    try sink(.event(read))
    return true
  }

  private mutating func endAlert(into sink: (ReadItem) throws -> Void) throws {
    guard let ended = alert else { return }
    alert = nil
    try hand(ended.members, text: ended.text, number: ended.line, into: sink)
  }

  private mutating func hand(
    _ members: JSONObject,
    text: String,
    number: Int,
    into sink: (ReadItem) throws -> Void
  ) throws {
    var body: JSONObject = ["v": .integer(SyncEvents.Limits.reportVersion)]
    body.append("id", text: identity.id(time: nil, text: text, line: number))
    body.members += members.members
    if members["message"]?.text != text { body.append("text", text: text) }
    body.append("source", EventSource(format: "console", name: source, line: number).json)
    let event: SyncEvent
    do throws(EventError) {
      event = try SyncEvent(body)
    } catch {
      return try sink(.rejection(Rejection(line: number, reason: "\(error)")))
    }
    let read = ReadEvent(
      event: event,
      line: number,
      byteCount: text.utf8.count,
      signals: KnownLines.signals(of: event)
    )
    try sink(.event(read))
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
