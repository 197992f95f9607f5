/// Reads the statements of a schema, and recovers at the next one.
struct SchemaStatementReader {
  var tokens: SchemaTokenStream
  private(set) var recordTypes: [SchemaRecordType] = []
  private(set) var roles: [SchemaRole] = []
  private(set) var otherStatements: [SchemaClause] = []

  init(_ tokens: SchemaTokenStream) {
    self.tokens = tokens
  }

  /// Reads to the end; false if there is nothing of a schema.
  mutating func readAll() -> Bool {
    let hasHead = readHead()
    while !tokens.isAtEnd { readStatement() }
    return hasHead || !recordTypes.isEmpty
  }

  private mutating func readHead() -> Bool {
    guard tokens.take(keyword: "DEFINE") else {
      tokens.expected("DEFINE SCHEMA")
      return false
    }
    guard tokens.take(keyword: "SCHEMA") else {
      tokens.expected("SCHEMA")
      return false
    }
    return true
  }

  private mutating func readStatement() {
    if tokens.isAtRecordType {
      readRecordType()
    } else if tokens.current.isKeyword("CREATE") {
      readRole()
    } else if tokens.current.kind == .word {
      readOther(from: tokens.current)
    } else {
      if !tokens.current.isMark(";") { tokens.expected("RECORD TYPE or CREATE ROLE") }
      tokens.advance()
    }
  }

  private mutating func readRecordType() {
    let line = tokens.take().line
    tokens.advance()
    guard let name = readRecordTypeName() else { return skipStatement() }
    var entries = SchemaEntryReader(tokens)
    entries.readEntries()
    tokens = entries.tokens
    recordTypes.append(
      SchemaRecordType(
        name: name,
        line: line,
        fields: entries.fields,
        grants: entries.grants,
        isComplete: entries.isComplete
      )
    )
    endStatement()
  }

  /// The name, up to the opening bracket.
  private mutating func readRecordTypeName() -> String? {
    guard tokens.current.isName else {
      tokens.expected("a record type name")
      return nil
    }
    var name = tokens.take().text
    // The server refuses a dotted name without quotes at the dot; we say so and keep the name.
    if tokens.current.isMark(".") { tokens.expected("\"(\"") }
    while tokens.take(mark: "."), tokens.current.isName {
      name += "." + tokens.take().text
    }
    return name
  }

  private mutating func readRole() {
    let first = tokens.take()
    guard tokens.take(keyword: "ROLE") else { return readOther(from: first) }
    guard tokens.current.isName else {
      tokens.expected("a role name")
      return skipStatement()
    }
    roles.append(SchemaRole(name: tokens.take().text, line: first.line))
    endStatement()
  }

  /// Keeps a statement of a later grammar as text.
  private mutating func readOther(from first: SchemaToken) {
    var last = first
    while !tokens.isAtStatementEnd { last = tokens.take() }
    otherStatements.append(
      SchemaClause(text: tokens.text(from: first, to: last), line: first.line)
    )
    endStatement()
  }

  private mutating func endStatement() {
    if tokens.take(mark: ";") { return }
    tokens.expected("\";\"")
    skipStatement()
  }

  private mutating func skipStatement() {
    while !tokens.isAtStatementEnd { tokens.advance() }
    _ = tokens.take(mark: ";")
  }
}
