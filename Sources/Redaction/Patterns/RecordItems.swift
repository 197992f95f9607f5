/// The record's name in `name:(zone:owner)`, by which items of a partial failure are called.
enum RecordItems: Pattern {
  static let triggers = [UInt8(ascii: ":")]

  static func find(in scan: inout TextScan, at position: Int) -> PrivateText? {
    guard scan[position + 1] == UInt8(ascii: "("), isZone(scan, from: position + 2) else {
      return nil
    }
    let start = nameStart(scan, before: position)
    let name = scan.bytes[start..<position]
    guard !name.isEmpty, !Structure.isStructural(name) else { return nil }
    // The search goes on with the colon, so that the zone's owner is found, too.
    return PrivateText(.recordName, start..<position)
  }

  /// Whether `zone:owner)` follows.
  private static func isZone(_ scan: TextScan, from start: Int) -> Bool {
    let limit = 2 * Limits.recordNameBytes
    let end = scan.end(from: start, limit: limit) { $0 == UInt8(ascii: ")") || $0.isBlank }
    return scan[end] == UInt8(ascii: ")") && scan.bytes[start..<end].contains(UInt8(ascii: ":"))
  }

  /// A name may have blanks: after what opens an item all of it is the name, else the last word.
  private static func nameStart(_ scan: TextScan, before colon: Int) -> Int {
    var start = scan.start(before: colon, limit: Limits.recordNameBytes) { byte in
      byte >= 0x20 && !"{}\"'<>=,;()\\".utf8.contains(byte)
    }
    let before = scan[start - 1]
    var isOpened = "{\"'>".utf8.contains(before) || before == 0x09
    if before == UInt8(ascii: "\\"), "ntr\"'".utf8.contains(scan[start]) {
      // What precedes is the letter of an escape.
      start += 1
      isOpened = true
    }
    if start == scan.floor && start > 0 { isOpened = false }
    while start < colon, scan[start] == 0x20 { start += 1 }
    if !isOpened, let blank = scan.bytes[start..<colon].lastIndex(of: 0x20) { start = blank + 1 }
    return start
  }
}
