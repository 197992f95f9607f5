/// A number in international form: `+49 170 1234567`.
enum PhoneNumbers: Pattern {
  static let triggers = [UInt8(ascii: "+")]

  static func find(in scan: inout TextScan, at position: Int) -> PrivateText? {
    // A zone follows digits, and no country's code begins with a zero.
    let before = scan[position - 1]
    let first = scan[position + 1]
    guard !before.isWord, before != UInt8(ascii: "."), first.isDigit, first != 0x30 else {
      return nil
    }
    var digits = 0
    var end = position + 1
    var next = end
    while next < position + 24 {
      let byte = scan[next]
      if byte.isDigit {
        digits += 1
        next += 1
        end = next
      } else if " -()/".utf8.contains(byte),
        !(" -".utf8.contains(byte) && " -".utf8.contains(scan[next - 1]))
      {
        // A zone of four digits is followed by other numbers, a country's code has three at most.
        guard digits <= 3 || end - position > digits + 1 || byte != 0x20 else { break }
        next += 1
      } else {
        break
      }
    }
    guard (8...15).contains(digits), !scan[end].isWord, scan[end] != UInt8(ascii: ".") else {
      return nil
    }
    return PrivateText(.phoneNumber, position..<end)
  }
}
