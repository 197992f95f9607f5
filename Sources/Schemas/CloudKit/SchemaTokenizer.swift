/// Splits a schema's bytes into tokens, each byte read once; comments and blanks are passed over.
///
/// A copy is a look ahead: it shares the bytes.
struct SchemaTokenizer {
  let bytes: [UInt8]

  private var position = 0
  private var line = 1
  private var column = 1

  init(bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark is no character.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The next token; at the end, ``SchemaToken/Kind/end`` again and again.
  mutating func next() -> SchemaToken {
    if let unterminated = skipBlanks() { return unterminated }
    let start = place
    guard let byte = current else { return token(.end, from: start) }
    if byte == UInt8(ascii: "\"") { return quoted(from: start) }
    if Self.isWordByte(byte) {
      while let byte = current, Self.isWordByte(byte) { advance() }
      return token(.word, from: start)
    }
    advance()
    return token(.mark(byte), from: start)
  }

  /// The text between two places.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private struct Place {
    let position: Int
    let line: Int
    let column: Int
  }

  private var place: Place { Place(position: position, line: line, column: column) }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func advance() {
    let byte = bytes[position]
    position += 1
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      // Continuation bytes of UTF-8 belong to the character before.
      column += 1
    }
  }

  private mutating func quoted(from start: Place) -> SchemaToken {
    advance()
    while let byte = current, byte != UInt8(ascii: "\n") {
      advance()
      if byte == UInt8(ascii: "\"") {
        return token(.quoted, from: start, text: start.position + 1..<position - 1)
      }
    }
    return token(.unterminated, from: start)
  }

  /// Passes over blanks and comments; a comment without an end is a token.
  private mutating func skipBlanks() -> SchemaToken? {
    while let byte = current {
      if byte <= 0x20 {
        advance()
      } else if isAt("/", "/") || isAt("-", "-") {
        while let byte = current, byte != UInt8(ascii: "\n") { advance() }
      } else if isAt("/", "*") {
        let start = place
        advance()
        advance()
        while current != nil, !isAt("*", "/") { advance() }
        guard current != nil else {
          return token(.unterminated, from: start, text: start.position..<start.position + 2)
        }
        advance()
        advance()
      } else {
        return nil
      }
    }
    return nil
  }

  private func isAt(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    position + 1 < bytes.count
      && bytes[position] == UInt8(ascii: first)
      && bytes[position + 1] == UInt8(ascii: second)
  }

  private func token(
    _ kind: SchemaToken.Kind,
    from start: Place,
    text range: Range<Int>? = nil
  ) -> SchemaToken {
    let whole = start.position..<position
    return SchemaToken(
      kind: kind,
      text: text(range ?? whole),
      line: start.line,
      column: start.column,
      range: whole
    )
  }

  /// Letters, digits and underscore; beyond ASCII anything, which is for CloudKit to refuse.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default:
      false
    }
  }
}
