/// `Annas-MacBook.local`: a computer's name in its own network, which is mostly a person's.
enum HostNames: Pattern {
  static let triggers = [UInt8(ascii: ".")]

  static func find(in scan: inout TextScan, at position: Int) -> PrivateText? {
    let end = position + 6
    guard scan.has(".local", at: position), !scan[end].isWord, scan[end] != UInt8(ascii: "-"),
      scan[end] != UInt8(ascii: ".") || !scan[end + 1].isWord
    else { return nil }
    let start = scan.start(before: position, limit: 63) { byte in
      byte.isLetter || byte.isDigit || byte >= 0x80 || byte == UInt8(ascii: "-")
    }
    // A bundle's identifier has more parts, a folder such as `/usr.local` a slash.
    let before = scan[start - 1]
    guard start < position, !Pseudonyms.isPseudonym(before: position, in: scan.bytes),
      !before.isWord, !"./".utf8.contains(before)
    else { return nil }
    return PrivateText(.personName, start..<position)
  }
}
