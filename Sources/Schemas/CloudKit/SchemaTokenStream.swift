/// A schema's tokens one after the other, with the problems met on the way.
struct SchemaTokenStream {
  private(set) var current: SchemaToken
  private(set) var problems: [SchemaProblem] = []

  /// Whether the current token is the first of its line.
  private(set) var isAtLineStart = true

  private var tokenizer: SchemaTokenizer

  init(bytes: [UInt8]) {
    tokenizer = SchemaTokenizer(bytes: bytes)
    current = tokenizer.next()
  }

  mutating func advance() {
    let line = current.line
    current = tokenizer.next()
    isAtLineStart = current.line != line
  }

  /// The current token, after which the next one is current.
  mutating func take() -> SchemaToken {
    defer { advance() }
    return current
  }

  mutating func take(keyword: String) -> Bool {
    guard current.isKeyword(keyword) else { return false }
    advance()
    return true
  }

  mutating func take(mark: Unicode.Scalar) -> Bool {
    guard current.isMark(mark) else { return false }
    advance()
    return true
  }

  /// Whether a record type begins here, which always ends what went before.
  var isAtRecordType: Bool {
    guard current.isKeyword("RECORD") else { return false }
    var ahead = tokenizer
    return ahead.next().isKeyword("TYPE")
  }

  var isAtEnd: Bool { current.kind == .end }

  /// Whether the statement is over, or broken off by the next record type.
  var isAtStatementEnd: Bool { isAtEnd || current.isMark(";") || isAtRecordType }

  /// Whether a field or grant is over.
  var isAtEntryEnd: Bool { isAtStatementEnd || current.isMark(",") || current.isMark(")") }

  /// Records that something else should stand in a token's place, by default the current one's.
  ///
  /// Only the first problem of a place is kept: what follows from it there is no other fault.
  mutating func expected(_ expectation: String, insteadOf token: SchemaToken? = nil) {
    let token = token ?? current
    guard problems.count < Limits.maxSchemaProblems,
      problems.last.map({ $0.line == token.line && $0.column == token.column }) != true
    else { return }
    problems.append(
      SchemaProblem(
        line: token.line,
        column: token.column,
        expected: expectation,
        found: token.found
      )
    )
  }

  /// The text from one token to another, as it stands in the file.
  func text(from first: SchemaToken, to last: SchemaToken) -> String {
    tokenizer.text(first.range.lowerBound..<last.range.upperBound)
  }
}
