extension String {
  /// Whether the text holds the words, letters of ASCII in either case.
  ///
  /// Rules ask this of each text of each error; to make small letters of all of it first would be
  /// most of a diagnosis.
  func has(_ words: String) -> Bool {
    var text = self
    var words = words
    return text.withUTF8 { text in
      words.withUTF8 { words in
        guard let first = words.first.map(small) else { return true }
        var start = 0
        while start + words.count <= text.count {
          if small(text[start]) == first,
            (1..<words.count).allSatisfy({ small(text[start + $0]) == small(words[$0]) })
          {
            return true
          }
          start += 1
        }
        return false
      }
    }
  }
}

/// The small letter of a letter of ASCII; any other byte is itself.
private func small(_ byte: UInt8) -> UInt8 {
  byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte
}
