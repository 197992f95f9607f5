/// `anna@example.com`, its sign written as `%40` or `\u0040` too.
enum EmailAddresses: Pattern {
  static let triggers = Array("@%\\".utf8)

  static func find(in scan: inout TextScan, at position: Int) -> PrivateText? {
    let afterSign: Int
    if scan[position] == UInt8(ascii: "@") {
      afterSign = position + 1
    } else if scan.has("%40", at: position) {
      afterSign = position + 3
    } else if scan.has("\\u0040", at: position) {
      afterSign = position + 6
    } else {
      return nil
    }
    let start = mailboxStart(scan, before: position)
    // The user of a web address is replaced already.
    guard start < position, !Pseudonyms.isPseudonym(before: position, in: scan.bytes),
      let end = domainEnd(scan, from: afterSign)
    else { return nil }
    return PrivateText(.emailAddress, start..<end)
  }

  private static func mailboxStart(_ scan: TextScan, before sign: Int) -> Int {
    // Text of a language without blanks would be taken for a part of the mailbox.
    let takesAll = scan[sign - 1] >= 0x80
    var start = scan.start(before: sign, limit: Limits.mailboxBytes) { byte in
      byte.isLetter || byte.isDigit || takesAll && byte >= 0x80 || "._%+-'&".utf8.contains(byte)
    }
    // In escaped text the letter of a line feed stands before the mailbox.
    if start > scan.floor, scan[start - 1] == UInt8(ascii: "\\"), start + 1 < sign,
      "ntr".utf8.contains(scan[start])
    {
      start += 1
    }
    while start < sign, ".'&".utf8.contains(scan[start]) { start += 1 }
    return start
  }

  /// Labels that dots divide, the last of letters alone: versions and picture sizes have none.
  private static func domainEnd(_ scan: TextScan, from start: Int) -> Int? {
    var end = scan.end(from: start, limit: Limits.mailDomainBytes) { byte in
      !(byte.isLetter || byte.isDigit || byte >= 0x80 || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "."))
    }
    while end > start, ".-".utf8.contains(scan[end - 1]) { end -= 1 }
    guard end > start, let dot = scan.bytes[start..<end].lastIndex(of: UInt8(ascii: ".")),
      dot > start
    else { return nil }
    let last = scan.bytes[(dot + 1)..<end]
    let isName = last.allSatisfy { $0.isLetter || $0 >= 0x80 } || last.starts(with: "xn--".utf8)
    return last.count >= 2 && isName ? end : nil
  }
}
