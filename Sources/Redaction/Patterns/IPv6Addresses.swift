/// `2001:db8::7`, `fe80::1%en0`, but no time of day and no name of C++ or Swift.
enum IPv6Addresses: Pattern {
  static let triggers = [UInt8(ascii: ":")]

  static func find(in scan: inout TextScan, at position: Int) -> PrivateText? {
    let start = scan.start(before: position, limit: 5, while: \.isHexadecimal)
    guard position - start <= 4, !scan[start - 1].isWord, scan[start - 1] != UInt8(ascii: ":"),
      isOfSomeone(scan, start, position), var end = end(scan, from: start)
    else { return nil }
    guard !scan[end].isWord, scan[end] != UInt8(ascii: ":") else { return nil }
    if scan[end] == UInt8(ascii: "%") {
      end = scan.end(from: end + 1, limit: 16) { !$0.isWord }
    }
    return PrivateText(.ipAddress, start..<end)
  }

  /// Whether the first group is that of an address of the world, of a site, a link, a multicast,
  /// or one that holds an address of version 4; `dead::beef` and `::1` are nobody's.
  private static func isOfSomeone(_ scan: TextScan, _ start: Int, _ colon: Int) -> Bool {
    if colon == start { return scan.hasLetters("::ffff:", at: start) }
    if scan.hasLetters("64:ff9b:", at: start) { return true }
    guard colon - start == 4 else { return false }
    let first = scan[start]
    if first == UInt8(ascii: "2") || first == UInt8(ascii: "3") { return true }
    let second = scan[start + 1].lowercased
    return first.lowercased == UInt8(ascii: "f")
      && [UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "e"), UInt8(ascii: "f")]
        .contains(second)
  }

  /// Where eight groups end, or fewer around one `::`.
  private static func end(_ scan: TextScan, from start: Int) -> Int? {
    var position = start
    var groups = 0
    var isShortened = false
    if scan.has("::", at: position) {
      isShortened = true
      position += 2
    }
    while groups < 8 {
      if groups > 0 || isShortened, let quad = IPv4Addresses.quad(scan, from: position) {
        groups += 2
        position = quad.end
        break
      }
      let end = scan.end(from: position, limit: 5) { !$0.isHexadecimal }
      guard (1...4).contains(end - position) else { break }
      groups += 1
      position = end
      if scan.has("::", at: position) {
        guard !isShortened else { return nil }
        isShortened = true
        position += 2
      } else if scan[position] == UInt8(ascii: ":"), scan[position + 1].isHexadecimal {
        position += 1
      } else {
        break
      }
    }
    return groups == 8 || isShortened && groups < 8 && groups > 0 ? position : nil
  }
}
