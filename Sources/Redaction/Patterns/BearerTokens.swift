/// The token after `Bearer` or `Basic`, and a JSON web token anywhere.
enum BearerTokens: Pattern {
  static let triggers = Array(" yJ".utf8)

  /// Shorter words follow `Bearer` in prose: "bearer token".
  private static let shortest = 12

  static func find(in scan: inout TextScan, at position: Int) -> PrivateText? {
    if scan[position] == 0x20 {
      guard
        scan.hasLetters("bearer", at: position - 6) || scan.hasLetters("basic", at: position - 5)
      else { return nil }
      let start = position + 1
      let end = scan.end(from: start, limit: Limits.valueBytes) { !isToken($0) }
      let hasDigit = scan.bytes[start..<end].contains { $0.isDigit || $0 == UInt8(ascii: "=") }
      guard end - start >= shortest, hasDigit || end - start > 20 else { return nil }
      return PrivateText(.secret, start..<end)
    }
    let start = position - 1
    guard scan[position] == UInt8(ascii: "y"), start >= scan.floor, scan.has("eyJ", at: start),
      !scan[start - 1].isWord
    else { return nil }
    let end = scan.end(from: start, limit: Limits.valueBytes) { !isToken($0) }
    let dots = scan.bytes[start..<end].reduce(0) { $0 + ($1 == UInt8(ascii: ".") ? 1 : 0) }
    return dots == 2 ? PrivateText(.secret, start..<end) : nil
  }

  /// What RFC 6750 lets a token be made of.
  static func isToken(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "-._~+/=".utf8.contains(byte)
  }
}
