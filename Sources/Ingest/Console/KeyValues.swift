/// Reads `name=value` pairs of a log line; a value runs to the blank before the next name.
struct KeyValues {
  private let pairs: [(name: Substring, value: Substring)]

  init(_ text: String) {
    var pairs: [(name: Substring, value: Substring)] = []
    var name: Substring?
    var valueStart = text.startIndex
    var wordStart = text.startIndex
    // Told as the word is read: to look back from each sign would take the square of its length.
    var isName = true
    for index in text.indices {
      if text[index] == " " || text[index] == "\n" {
        wordStart = text.index(after: index)
        isName = true
      } else if text[index] == "=", wordStart < index, isName {
        if let name { pairs.append((name, Self.trimmed(text[valueStart..<wordStart]))) }
        name = text[wordStart..<index]
        valueStart = text.index(after: index)
        isName = false
      } else {
        isName = isName && (text[index].isLetter || text[index].isNumber || text[index] == "_")
      }
    }
    if let name { pairs.append((name, Self.trimmed(text[valueStart...]))) }
    self.pairs = pairs
  }

  private static func trimmed(_ value: Substring) -> Substring {
    var value = value
    while let last = value.last, last.isWhitespace { value.removeLast() }
    return value
  }

  /// The value of the first of these names that stands there; `nil` and `(null)` are none.
  subscript(names: String...) -> String? {
    for name in names {
      guard let pair = pairs.first(where: { $0.name == name }) else { continue }
      let value = String(pair.value)
      return value.isEmpty || value == "nil" || value == "(null)" ? nil : value
    }
    return nil
  }

  /// Whether a name stands there, whatever its value.
  func has(_ name: String) -> Bool {
    pairs.contains { $0.name == name }
  }
}
