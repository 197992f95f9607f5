/// A value whose key tells that it is private: `recordName=…`, `"password" : "…"`.
enum KeyedValues: Pattern {
  static let triggers = Array("=:".utf8)

  static func find(in scan: inout TextScan, at position: Int) -> PrivateText? {
    // The second of `==` is the one that a value follows.
    guard scan[position + 1] != UInt8(ascii: "="), let meaning = meaning(scan, before: position)
    else { return nil }
    var start = position + 1
    while start < position + 4, scan[start] == 0x20 { start += 1 }
    if scan.has("Optional(", at: start) { start += 9 }
    // Quotes of a level each have one backslash more.
    var quote = start
    while quote < start + 8, scan[quote] == UInt8(ascii: "\\") { quote += 1 }
    let isQuoted = "\"'".utf8.contains(scan[quote])
    if isQuoted { start = quote + 1 }
    let end =
      isQuoted
      ? quotedEnd(scan, from: start, quote: scan[quote]) : plainEnd(scan, from: start, meaning)
    guard start < end else { return nil }
    let value = scan.bytes[start..<end]
    guard !Structure.isStructural(value), meaning.takes(value) else { return nil }
    return PrivateText(meaning.kind, start..<end)
  }

  private static func meaning(_ scan: TextScan, before sign: Int) -> KeyMeaning? {
    // Most signs follow no key that counts; its last letter tells.
    var end = sign
    while end > sign - 6, " \"\\'=!".utf8.contains(scan[end - 1]) { end -= 1 }
    guard KeyMeaning.lastLetters.contains(scan[end - 1].lowercased) else { return nil }
    let start = scan.start(before: end, limit: Limits.keyBytes) { byte in
      byte.isLetter || byte.isDigit || "_-.$".utf8.contains(byte)
    }
    guard start < end else { return nil }
    return KeyMeaning(scan.bytes[start..<end], isAssigned: scan[sign] == UInt8(ascii: "="))
  }

  private static func quotedEnd(_ scan: TextScan, from start: Int, quote: UInt8) -> Int {
    var end = scan.end(from: start, limit: Limits.valueBytes) { $0 == quote || $0 == 0x0a }
    while end > start, scan[end - 1] == UInt8(ascii: "\\") { end -= 1 }
    return end
  }

  private static func plainEnd(_ scan: TextScan, from start: Int, _ meaning: KeyMeaning) -> Int {
    switch meaning.extent {
    case .name:
      // A name may hold anything; where its zone follows, it ends there.
      for end in start..<min(start + Limits.recordNameBytes + 1, scan.count) {
        if scan[end] == 0x0a || scan[end] == UInt8(ascii: ">") { break }
        if scan.has(", zone", at: end) || scan.has(" zone=", at: end) || scan.has(":(", at: end) {
          return end
        }
      }
      return trimmed(
        scan,
        start,
        scan.end(from: start, limit: Limits.valueBytes) { byte in
          byte < 0x20 || ",;>\"'(){}\\[]".utf8.contains(byte)
        }
      )
    case .phrase:
      return trimmed(
        scan,
        start,
        scan.end(from: start, limit: Limits.valueBytes) { byte in
          byte < 0x20 || ",;>\"(){}\\[]".utf8.contains(byte)
        }
      )
    case .line:
      return trimmed(
        scan,
        start,
        scan.end(from: start, limit: Limits.valueBytes) { byte in
          byte < 0x20 || "\"\\}>".utf8.contains(byte)
        }
      )
    case .word: return wordEnd(scan, from: start)
    case .credential:
      let end = wordEnd(scan, from: start)
      let isScheme = scan.bytes[start..<end].allSatisfy(\.isLetter) && scan[end] == 0x20
      return isScheme ? wordEnd(scan, from: end + 1) : end
    }
  }

  private static func wordEnd(_ scan: TextScan, from start: Int) -> Int {
    scan.end(from: start, limit: Limits.valueBytes) { byte in
      byte.isBlank || ",;>\"'(){}\\[]&<".utf8.contains(byte)
    }
  }

  private static func trimmed(_ scan: TextScan, _ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, scan[end - 1] == 0x20 { end -= 1 }
    return end
  }
}
