/// A text that is searched, and what the search knows at its position.
struct TextScan {
  let bytes: [UInt8]
  /// Up to where the text is replaced already; nothing may begin before it.
  var floor = 0
  /// What was replaced last.
  var lastKind: PrivateKind?
  /// Where the web address ends in which the position is, or the last one ended.
  var addressEnd = 0
  /// Whether the position is after the `?` or `#` of that address.
  var isInQuery = false
  /// Whether that address is a share's, so that its fragment is the share's title.
  var isShare = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  /// The byte at a place; zero, which is white space here, beyond the ends.
  subscript(_ position: Int) -> UInt8 {
    position >= 0 && position < bytes.count ? bytes[position] : 0
  }

  /// Whether the text has these bytes at a place.
  func has(_ text: StaticString, at position: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position >= 0, position + length <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for index in 0..<length where buffer[index] != bytes[position + index] { return false }
      return true
    }
  }

  /// Whether the text has these small letters at a place, be they capitals.
  func hasLetters(_ text: StaticString, at position: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position >= 0, position + length <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for index in 0..<length where buffer[index] != bytes[position + index].lowercased {
        return false
      }
      return true
    }
  }

  /// Where the text goes on after a slash, which JSON may write with a backslash before it; nil
  /// where none stands.
  func afterSlash(_ position: Int) -> Int? {
    if self[position] == UInt8(ascii: "/") { return position + 1 }
    if self[position] == UInt8(ascii: "\\"), self[position + 1] == UInt8(ascii: "/") {
      return position + 2
    }
    return nil
  }

  /// The first place from `start` on, before `limit` and the text's end, whose byte stops a run.
  func end(from start: Int, limit: Int, where stops: (UInt8) -> Bool) -> Int {
    let limit = min(start + limit, bytes.count)
    var position = start
    while position < limit, !stops(bytes[position]) { position += 1 }
    return position
  }

  /// The first place of the run that ends before `end`, none of it replaced already.
  func start(before end: Int, limit: Int, while belongs: (UInt8) -> Bool) -> Int {
    let limit = max(end - limit, floor)
    var position = end
    while position > limit, belongs(bytes[position - 1]) { position -= 1 }
    return position
  }

  /// Whether a UUID stands at a place, and no word around it.
  func hasUUID(at start: Int) -> Bool {
    guard start >= 0, start + 36 <= bytes.count else { return false }
    for offset in 0..<36 {
      let byte = bytes[start + offset]
      switch offset {
      case 8, 13, 18, 23: if byte != UInt8(ascii: "-") { return false }
      default: if !byte.isHexadecimal { return false }
      }
    }
    return !self[start + 36].isWord
  }
}
