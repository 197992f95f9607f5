/// The name of a user's record: an underscore and 32 hexadecimal digits.
enum UserRecordIDs: Pattern {
  static let triggers = [UInt8(ascii: "_")]

  static func find(in scan: inout TextScan, at position: Int) -> PrivateText? {
    let end = scan.end(from: position + 1, limit: 33) { !$0.isHexadecimal }
    guard end - position == 33, !isLetterBefore(scan, position), !scan[end].isWord else {
      return nil
    }
    return PrivateText(.userRecordID, position..<end)
  }

  /// In escaped text the letter of a line feed or tab may stand before.
  private static func isLetterBefore(_ scan: TextScan, _ position: Int) -> Bool {
    guard scan[position - 1].isWord else { return false }
    return !("ntr".utf8.contains(scan[position - 1]) && scan[position - 2] == UInt8(ascii: "\\"))
  }
}
