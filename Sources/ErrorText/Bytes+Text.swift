extension [UInt8] {
  /// Whether a text stands there.
  func hasText(_ text: [UInt8], at position: Int) -> Bool {
    guard position >= 0, position + text.count <= count else { return false }
    for index in text.indices where self[position + index] != text[index] { return false }
    return true
  }

  /// Whether a text stands there.
  func hasText(_ text: String, at position: Int) -> Bool {
    guard position >= 0, position + text.utf8.count <= count else { return false }
    var position = position
    for byte in text.utf8 {
      if self[position] != byte { return false }
      position += 1
    }
    return true
  }

  /// The first position at or after `position` that is no white space.
  func afterSpace(_ position: Int, _ limit: Int) -> Int {
    var position = position
    while position < limit, isSpace(self[position]) { position += 1 }
    return position
  }

  /// The whole number that stands there, and where it ends; nil where none does or it is too big.
  func integer(at position: Int, _ limit: Int) -> (value: Int?, end: Int) {
    var end = position
    if end < limit, self[end] == UInt8(ascii: "-") { end += 1 }
    while end < limit, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self[end]) { end += 1 }
    return (Int(text(position..<end)), end)
  }

  /// The text of a range; bytes that are not UTF-8 are repaired.
  func text(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }
}
