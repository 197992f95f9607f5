/// A word or mark of a schema, with its place.
struct SchemaToken: Equatable {
  enum Kind: Equatable {
    /// Letters, digits and underscores; keywords are words, too.
    case word
    /// A name in quotes.
    case quoted
    /// A single character that is neither.
    case mark(UInt8)
    /// A quote or comment that doesn't end.
    case unterminated
    case end
  }

  let kind: Kind

  /// The text, without quotes.
  let text: String

  let line: Int

  let column: Int

  /// Where it stands in the bytes, quotes included.
  let range: Range<Int>
}

extension SchemaToken {
  /// Whether it is this keyword, however written; a quoted name never is.
  func isKeyword(_ keyword: String) -> Bool {
    kind == .word && text.utf8.count == keyword.utf8.count && text.uppercased() == keyword
  }

  func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: mark)) }

  var isName: Bool { kind == .word || kind == .quoted }

  /// How a problem names it.
  var found: String {
    switch kind {
    case .word, .mark: "\"\(text.prefix(Limits.maxQuotedCharacters))\""
    case .quoted: "\"\"\(text.prefix(Limits.maxQuotedCharacters))\"\""
    case .unterminated: "\(text.prefix(Limits.maxQuotedCharacters)) without an end"
    case .end: "the end of the file"
    }
  }
}
