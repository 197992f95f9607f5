/// A UUID that the word `record` before it, or an error after it, tells to be a record's name.
///
/// Other UUIDs are those of stores, events and sessions, by which a log hangs together.
enum RecordUUIDs: Pattern {
  static let triggers = [UInt8(ascii: "-")]

  static func find(in scan: inout TextScan, at position: Int) -> PrivateText? {
    let start = position - 8
    guard start >= scan.floor, !scan[start - 1].isWord || isEscape(scan, start),
      scan.hasUUID(at: start),
      isAfterRecord(scan, start) || isNext(scan, start) || isItem(scan, start + 36)
    else { return nil }
    return PrivateText(.recordName, start..<(start + 36))
  }

  private static func isEscape(_ scan: TextScan, _ start: Int) -> Bool {
    "nt".utf8.contains(scan[start - 1]) && scan[start - 2] == UInt8(ascii: "\\")
  }

  /// Whether only a list's signs stand between a record's name and this.
  private static func isNext(_ scan: TextScan, _ start: Int) -> Bool {
    scan.lastKind == .recordName && start - scan.floor <= 12
      && scan.bytes[scan.floor..<start].allSatisfy { $0.isBlank || ",\"'\\n".utf8.contains($0) }
      && scan.bytes[scan.floor..<start].contains(UInt8(ascii: ","))
  }

  private static func isAfterRecord(_ scan: TextScan, _ start: Int) -> Bool {
    var end = start
    while end > start - 5, " (\"'\\<[=:".utf8.contains(scan[end - 1]) { end -= 1 }
    return end < start
      && (scan.hasLetters("record", at: end - 6) || scan.hasLetters("records", at: end - 7)
        || scan.hasLetters("recordids", at: end - 9)
        || scan.hasLetters("recordnames", at: end - 11)
        || scan.hasLetters("record id", at: end - 9)
        || scan.hasLetters("record name", at: end - 11))
  }

  /// `UUID = <CKError …`, `"UUID" = "<CKError …`.
  private static func isItem(_ scan: TextScan, _ end: Int) -> Bool {
    var position = end
    while position < end + 8, "\\\"".utf8.contains(scan[position]) { position += 1 }
    guard scan.has(" = ", at: position) else { return false }
    position += 3
    let limit = position + 8
    while position < limit, "\\\"".utf8.contains(scan[position]) { position += 1 }
    return scan.has("<CK", at: position) || scan.has("Error Domain=", at: position)
  }
}
