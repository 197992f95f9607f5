/// What is private in a web address: its user, the token of a share, the values of its query.
enum WebAddresses: Pattern {
  static let triggers = Array(":/?&=#".utf8)

  private static let longest = 8_192

  static func find(in scan: inout TextScan, at position: Int) -> PrivateText? {
    switch scan[position] {
    case UInt8(ascii: ":"): return user(in: &scan, at: position)
    case UInt8(ascii: "/"): return share(in: &scan, at: position)
    case UInt8(ascii: "#"): return fragment(in: &scan, at: position)
    case UInt8(ascii: "="): return value(in: scan, from: position + 1)
    default: return bare(in: &scan, at: position)
    }
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte.isBlank || "\"<>`{}|\\^[]'".utf8.contains(byte)
  }

  private static func addressEnd(_ scan: TextScan, from start: Int) -> Int {
    // Slashes may be escaped, as JSON's are.
    var end = start
    let limit = min(scan.count, start + longest)
    while end < limit {
      if scan.has("\\/", at: end) {
        end += 2
      } else if isEnd(scan[end]) {
        break
      } else {
        end += 1
      }
    }
    while end > start, ".,;)".utf8.contains(scan[end - 1]) { end -= 1 }
    return end
  }

  /// `://user:password@`.
  private static func user(in scan: inout TextScan, at colon: Int) -> PrivateText? {
    guard let first = scan.afterSlash(colon + 1), let start = scan.afterSlash(first),
      scan[colon - 1].isLetter || scan[colon - 1].isDigit, colon >= scan.addressEnd
    else { return nil }
    scan.addressEnd = addressEnd(scan, from: start)
    scan.isInQuery = false
    scan.isShare = false
    let host = scan.end(from: start, limit: scan.addressEnd - start) { "/?#\\".utf8.contains($0) }
    guard let sign = scan.bytes[start..<host].lastIndex(of: UInt8(ascii: "@")), sign > start,
      !Pseudonyms.isPseudonym(scan.bytes[start..<sign])
    else { return nil }
    return PrivateText(.secret, start..<sign)
  }

  private static let folders: [StaticString] = [
    "share", "photos", "notes", "reminders", "iclouddrive", "pages", "numbers", "keynote",
  ]

  /// `icloud.com/share/TOKEN`, with or without the scheme.
  private static func share(in scan: inout TextScan, at slash: Int) -> PrivateText? {
    let host = scan[slash - 1] == UInt8(ascii: "\\") ? slash - 1 : slash
    guard
      scan.hasLetters("icloud.com", at: host - 10)
        || scan.hasLetters("icloud.com.cn", at: host - 13)
    else { return nil }
    for folder in folders where scan.hasLetters(folder, at: slash + 1) {
      guard let start = scan.afterSlash(slash + 1 + folder.utf8CodeUnitCount) else { continue }
      let end = scan.end(from: start, limit: Limits.recordNameBytes) {
        !($0.isWord || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "%"))
      }
      // An address that holds many such parts is measured once.
      if end >= scan.addressEnd { scan.addressEnd = addressEnd(scan, from: end) }
      scan.isShare = true
      guard end > start, !isPseudonym(scan, start, end) else { return nil }
      return PrivateText(.secret, start..<end)
    }
    return nil
  }

  /// Whether a pseudonym stands there, whose colon ends the run.
  private static func isPseudonym(_ scan: TextScan, _ start: Int, _ end: Int) -> Bool {
    end + 17 <= scan.count && Pseudonyms.isPseudonym(scan.bytes[start..<(end + 17)])
  }

  /// A share's fragment is its title; others may hold values as a query does.
  private static func fragment(in scan: inout TextScan, at mark: Int) -> PrivateText? {
    guard mark < scan.addressEnd else { return nil }
    scan.isInQuery = true
    let end = scan.addressEnd
    guard scan.isShare, mark + 1 < end, !Pseudonyms.isPseudonym(scan.bytes[(mark + 1)..<end]) else {
      return nil
    }
    return PrivateText(.secret, (mark + 1)..<end)
  }

  /// A part of a query that has no name.
  private static func bare(in scan: inout TextScan, at mark: Int) -> PrivateText? {
    guard mark < scan.addressEnd else { return nil }
    if scan[mark] == UInt8(ascii: "?") { scan.isInQuery = true }
    guard scan.isInQuery else { return nil }
    let end = scan.end(from: mark + 1, limit: scan.addressEnd - mark - 1) {
      "=&#".utf8.contains($0)
    }
    if end < scan.addressEnd, scan[end] == UInt8(ascii: "=") { return nil }
    return part(in: scan, (mark + 1)..<end)
  }

  private static func value(in scan: TextScan, from start: Int) -> PrivateText? {
    guard scan.isInQuery, start <= scan.addressEnd else { return nil }
    let end = scan.end(from: start, limit: scan.addressEnd - start) { "&#".utf8.contains($0) }
    return part(in: scan, start..<end)
  }

  private static func part(in scan: TextScan, _ range: Range<Int>) -> PrivateText? {
    guard !range.isEmpty, !Pseudonyms.isPseudonym(scan.bytes[range]) else { return nil }
    return PrivateText(.secret, range)
  }
}
