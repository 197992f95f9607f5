/// Takes one level of escaping off a text that stood in a quoted string.
enum Unescaped {
  static func bytes(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var position = text.startIndex
    while position < text.endIndex {
      let byte = text[position]
      guard byte == UInt8(ascii: "\\"), position + 1 < text.endIndex else {
        result.append(byte)
        position += 1
        continue
      }
      switch text[position + 1] {
      case UInt8(ascii: "n"): result.append(0x0a)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0d)
      case UInt8(ascii: "0"): result.append(0x00)
      case UInt8(ascii: "U"), UInt8(ascii: "u"):
        position += appendScalar(text, position, to: &result)
        continue
      case let other: result.append(other)
      }
      position += 2
    }
    return result
  }

  /// `\u{e9}` as Swift writes it, or `\U00e9` as a property list does; returns what it took.
  private static func appendScalar(
    _ text: ArraySlice<UInt8>,
    _ position: Int,
    to result: inout [UInt8]
  ) -> Int {
    var start = position + 2
    let isBraced = start < text.endIndex && text[start] == UInt8(ascii: "{")
    if isBraced { start += 1 }
    var end = start
    var value: UInt32 = 0
    while end < text.endIndex, end - start < (isBraced ? 8 : 4),
      let digit = Character(UnicodeScalar(text[end])).hexDigitValue
    {
      value = value << 4 | UInt32(digit)
      end += 1
    }
    guard end > start, let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else {
      result.append(text[position])
      return 1
    }
    result.append(contentsOf: encoded)
    if isBraced, end < text.endIndex, text[end] == UInt8(ascii: "}") { end += 1 }
    return end - position
  }
}
