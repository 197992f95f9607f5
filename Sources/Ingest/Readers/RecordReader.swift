import ErrorText
import KnowledgeBase
import SyncEvents

/// Turns records of any log into events: a listener's lines, the mirroring's own requests, account
/// lines, errors, and all else as log lines.
///
/// A record is held back until the next one shows whether it was printed twice or goes on.
struct RecordReader {
  private let source: InputOrigin
  private let format: String
  private var identity: TextIdentity
  private var signals = SignalScanner()
  private var held: LogRecord?
  private var dump: EventDump?
  private var failure: PendingFailure?

  /// A partial failure whose items may follow, a line each.
  private struct PendingFailure {
    var record: LogRecord
    var members: JSONObject
    var chain: ErrorChain

    /// Takes a further line; false where it is no item.
    mutating func take(_ message: String, _ text: String) -> Bool {
      guard record.text.utf8.count < Limits.recordBytes,
        FailureItems.take(message, into: &chain)
      else { return false }
      record.text += "\n" + text
      return true
    }
  }

  init(source: InputOrigin, format: String) {
    self.source = source
    self.format = format
    identity = TextIdentity(format: format, salt: source.salt)
  }

  mutating func take(_ record: LogRecord, into sink: (ReadItem) throws -> Void) throws {
    if let last = held, last.text.utf8.count < Limits.recordBytes, Self.isSame(last, record) {
      held?.text += "\n" + record.text
      return
    }
    let last = held
    held = record
    if let last { try read(last, into: sink) }
  }

  mutating func finish(into sink: (ReadItem) throws -> Void) throws {
    if let last = held { try read(last, into: sink) }
    held = nil
    try endDump(into: sink)
    try endFailure(into: sink)
  }

  /// Hands over an event whose members are known, with what a record tells beside them.
  mutating func hand(
    _ members: JSONObject,
    of record: LogRecord,
    into sink: (ReadItem) throws -> Void
  ) throws {
    let time = record.time?.description
    var body: JSONObject = ["v": .integer(SyncEvents.Limits.reportVersion)]
    body.append("ts", text: time)
    body.append("timeText", text: record.timeText)
    body.append(
      "id",
      text: identity.id(
        time: time ?? record.timeText,
        text: record.text,
        line: record.line
      )
    )
    body.members += members.members
    if members["message"]?.text != record.text { body.append("text", text: record.text) }
    body.append(
      "source",
      EventSource(format: format, name: source.name, line: record.line).json
    )
    let event: SyncEvent
    do throws(EventError) {
      event = try SyncEvent(body)
    } catch {
      return try sink(.rejection(Rejection(line: record.line, reason: "\(error)")))
    }
    try sink(
      .event(
        ReadEvent(
          event: event,
          line: record.line,
          byteCount: record.text.utf8.count,
          signals: signals.signals(in: record.message).map(\.id)
        )
      )
    )
  }

  // MARK: One record

  private mutating func read(
    _ record: LogRecord,
    into sink: (ReadItem) throws -> Void
  ) throws {
    if dump?.take(record) == true { return }
    try endDump(into: sink)
    if let begun = EventDump(record) {
      try endFailure(into: sink)
      dump = begun
      return
    }
    let message = record.message.trimmed
    if failure?.take(message, record.text) == true { return }
    try endFailure(into: sink)
    let errors = ErrorText.errors(in: message)
    let first = errors.first?.chain
    if let sync = syncMembers(message, first) {
      if let chain = first, chain.matches("CKErrorDomain", 2), sync["observed"] == nil {
        failure = PendingFailure(record: record, members: sync, chain: chain)
        return
      }
      try hand(sync, of: record, into: sink)
      return try handFurther(errors.dropFirst(), in: message, of: record, into: sink)
    }
    if let account = AccountInfoLine.members(of: message) {
      return try hand(account, of: record, into: sink)
    }
    try hand(logMembers(record, message, first), of: record, into: sink)
    try handFurther(errors.dropFirst(), in: message, of: record, into: sink)
  }

  private func syncMembers(_ message: String, _ error: ErrorChain?) -> JSONObject? {
    ListenerLine.members(of: message) ?? ListenerForms.members(of: message)
      ?? MirroringLine.members(of: message, error: error)
  }

  private func logMembers(
    _ record: LogRecord,
    _ message: String,
    _ error: ErrorChain?
  ) -> JSONObject {
    var object: JSONObject = ["kind": "log", "message": .string(message)]
    object.append("process", text: record.process)
    object.append("processID", integer: record.processID)
    object.append("subsystem", text: record.subsystem)
    object.append("category", text: record.category)
    object.append("level", text: record.level)
    object.append("error", error?.json)
    return object
  }

  /// Further errors of a record are events of their own: an event bears one chain.
  ///
  /// Each has its own part of the text; the whole for each would be a square of it.
  private mutating func handFurther(
    _ errors: ArraySlice<FoundError>,
    in message: String,
    of record: LogRecord,
    into sink: (ReadItem) throws -> Void
  ) throws {
    var part = record
    for error in errors {
      let members: JSONObject = ["kind": "error", "context": "console", "error": error.chain.json]
      part.text = message.part(error.range)
      part.message = part.text
      try hand(members, of: part, into: sink)
    }
  }

  // MARK: What goes on over several records

  private mutating func endDump(into sink: (ReadItem) throws -> Void) throws {
    guard let ended = dump else { return }
    dump = nil
    let record = LogRecord(line: ended.line, text: ended.text, message: ended.text)
    try hand(ended.members, of: record, into: sink)
  }

  private mutating func endFailure(into sink: (ReadItem) throws -> Void) throws {
    guard var ended = failure else { return }
    failure = nil
    ended.members["error"] = ended.chain.json
    try hand(ended.members, of: ended.record, into: sink)
  }

  /// Core Data prints many lines twice, once with `CoreData: ` before them.
  private static func isSame(_ left: LogRecord, _ right: LogRecord) -> Bool {
    guard left.time == right.time || left.time == nil || right.time == nil else { return false }
    let texts = [left, right].map { bare($0.message) }
    return texts[0] == texts[1] && left.message != right.message
  }

  private static func bare(_ message: String) -> String {
    var rest = message.trimmed[...]
    for prefix in ["[error] ", "CoreData: ", "error: ", "warning: ", "debug: ", "CloudKit: "]
    where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
    }
    return String(rest)
  }
}

extension String {
  /// The text at a range of its UTF-8.
  fileprivate func part(_ range: Range<Int>) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return String(decoding: utf8[start..<end], as: UTF8.self)
  }
}
