/// Finds where descriptions end that hold quotes of their own.
///
/// A description isn't escaped where it is printed, but `" UserInfo=` follows it nearly always. So
/// each `Error Domain=… "` opens and each `" UserInfo=` closes, as brackets do; one pass matches
/// them all.
enum DescriptionEnds {
  /// The closing quote by the opening one.
  static func find(in bytes: [UInt8]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    var position = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "E"),
        bytes.hasText(ErrorParser.nsErrorMark, at: position)
      {
        position += ErrorParser.nsErrorMark.count
        if let quote = openingQuote(bytes, from: position) {
          open.append(quote)
          position = quote + 1
        }
      } else if bytes[position] == UInt8(ascii: "\""), isClosing(bytes, position) {
        if let quote = open.popLast() { ends[quote] = position }
        position += 1
      } else {
        position += 1
      }
    }
    return ends
  }

  /// The quote after `Domain Code=…`, if one stands there.
  private static func openingQuote(_ bytes: [UInt8], from start: Int) -> Int? {
    var position = start
    while position < bytes.count, !isSpace(bytes[position]), bytes[position] != UInt8(ascii: "\"") {
      position += 1
    }
    position = bytes.afterSpace(position, bytes.count)
    guard bytes.hasText("Code=", at: position) else { return nil }
    position = bytes.integer(at: position + 5, bytes.count).end
    position = bytes.afterSpace(position, bytes.count)
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
    return position
  }

  private static func isClosing(_ bytes: [UInt8], _ quote: Int) -> Bool {
    var position = quote + 1
    while position < bytes.count, isSpace(bytes[position]), position - quote < 16 { position += 1 }
    return position > quote + 1 && bytes.hasText("UserInfo=", at: position)
  }
}
