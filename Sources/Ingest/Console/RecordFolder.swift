import SyncEvents

/// Folds the lines of a console into records: what a line goes on with, what was printed twice, and
/// the metadata that Xcode prints below.
struct RecordFolder {
  private var open: LogRecord?
  private var openLines = 0
  /// Braces that the open record has not closed, and whether they can be an error's.
  private var braces = 0
  private var mayHoldError = false
  /// Whether the open record is one of the model's validator, which goes on with names.
  private var mayListNames = false
  /// Whether the text has shown lines with a time; then a line without one goes on with the last.
  private var hasPrefixes = false

  /// The most lines of a record; a log that never closes a brace must not become one.
  private static let maximumLines = 4_000

  /// Takes a line; returns the record that it ends, if it ends one.
  mutating func take(_ line: String, number: Int) -> LogRecord? {
    let bytes = Array(line.utf8)
    if readFooter(line) { return flush() }
    let prefix = LinePrefix(bytes)
    if prefix != nil { hasPrefixes = true }
    if open != nil, prefix == nil, goesOn(line), !isFull {
      open?.text += "\n" + line
      open?.message += "\n" + line
      openLines += 1
      note(line)
      return nil
    }
    let ended = flush()
    guard !line.trimmed.isEmpty else { return ended }
    var record = LogRecord(line: number, text: line, message: line)
    if let prefix {
      record.message = bytes.string(min(prefix.messageStart, bytes.count)..<bytes.count)
      record.time = prefix.time
      record.timeText = prefix.timeText
      record.process = prefix.process
      record.processID = prefix.processID
      record.subsystem = prefix.subsystem
      record.category = prefix.category
      record.level = prefix.level
    }
    open = record
    openLines = 1
    braces = 0
    mayHoldError = false
    mayListNames = false
    note(line)
    return ended
  }

  private mutating func note(_ line: String) {
    for byte in line.utf8 {
      if byte == UInt8(ascii: "{") { braces += 1 }
      if byte == UInt8(ascii: "}") { braces -= 1 }
    }
    mayListNames = mayListNames || line.contains("CloudKit integration")
    mayHoldError =
      mayHoldError
      || ["Error Domain=", "<CKError", "userInfo", "ptions:{", "ptions: {"]
        .contains { line.contains($0) }
  }

  /// Ends the last record.
  mutating func flush() -> LogRecord? {
    defer { open = nil }
    return open
  }

  private var isFull: Bool {
    openLines >= Self.maximumLines || (open?.text.utf8.count ?? 0) >= Limits.recordBytes
  }

  // MARK: What goes on

  private func goesOn(_ line: String) -> Bool {
    guard let open else { return false }
    let trimmed = line.trimmed
    if trimmed.isEmpty { return false }
    if Self.starts.contains(where: { trimmed.hasPrefix($0) }) { return isUnfinished }
    if Self.continuations.contains(where: { trimmed.hasPrefix($0) }) { return true }
    if isUnfinished || isListed(trimmed) { return true }
    if line.first == " " || line.first == "\t" { return true }
    // An odd line in a log with times belongs to the line before it.
    return hasPrefixes && (open.time != nil || open.timeText != nil)
  }

  /// What begins a record even where no time stands before it.
  private static let starts = [
    "CoreData:", "error:", "warning:", "debug:", "CloudKit:", "[", "{\"", "updateTaskRequest",
    "<NSPersistentCloudKitContainerEvent", "BUG IN CLIENT", "CoreData+CloudKit:",
  ]

  /// What can only be a part of something.
  private static let continuations = [
    "}", ")", "\"", "...", "…", "<CKError", "<CKUnderlyingError", "Error Domain=", "UserInfo=",
    "(null)", "with userInfo", "server message", "-[", "+[", "with result:", "reason:",
  ]

  /// Whether the record says that more comes: it ends with a blank or a colon, or a brace of an
  /// error is open.
  private var isUnfinished: Bool {
    if let last = open?.text.utf8.last, last == 0x20 || last == UInt8(ascii: ":") { return true }
    return mayHoldError && braces > 0
  }

  /// Whether the line is one of the entities and properties that the model's validator lists.
  private func isListed(_ line: String) -> Bool {
    guard mayListNames else { return false }
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[1].first == " " else { return false }
    let isName = { (text: Substring) in
      text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "," || $0 == " " }
    }
    return isName(parts[1]) && parts[0].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  // MARK: Xcode's metadata

  /// `Type: Error | Timestamp: … | Process: …`, which Xcode 15 prints below a message.
  private mutating func readFooter(_ line: String) -> Bool {
    let trimmed = line.trimmed
    guard open != nil, trimmed.hasPrefix("Type: ") || trimmed.hasPrefix("Timestamp: "),
      trimmed.contains(" | ")
    else { return false }
    for part in trimmed.split(separator: "|") {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let value = String(part[part.index(after: colon)...]).trimmed
      switch String(part[..<colon]).trimmed {
      case "Type": open?.level = value
      case "Timestamp":
        let bytes = Array(value.utf8)
        if let clock = ClockReader(dated: bytes, 0) {
          open?.time = clock.time
          if clock.time == nil { open?.timeText = value }
        }
      case "Process": open?.process = value
      case "Subsystem": open?.subsystem = value
      case "Category": open?.category = value
      default: break
      }
    }
    open?.text += "\n" + line
    return true
  }
}
