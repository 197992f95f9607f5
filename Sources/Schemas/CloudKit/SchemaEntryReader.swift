/// Reads what stands between the brackets of a record type, and recovers at the next entry.
struct SchemaEntryReader {
  var tokens: SchemaTokenStream
  private(set) var fields: [SchemaField] = []
  private(set) var grants: [SchemaGrant] = []
  private(set) var isComplete = true

  /// Whether part of an entry was passed over, after which a missing comma is no second problem.
  private var isRecovering = false

  init(_ tokens: SchemaTokenStream) {
    self.tokens = tokens
  }

  /// Reads the brackets and all between them.
  mutating func readEntries() {
    guard tokens.take(mark: "(") else { return fail("\"(\"") }
    readEntry()
    while !tokens.take(mark: ")") {
      if tokens.isAtStatementEnd { return fail("\")\"") }
      if !tokens.take(mark: ",") {
        if !isRecovering { fail("\",\"") }
        guard isAtLineOfEntry else {
          tokens.advance()
          skipEntry()
          continue
        }
      }
      isRecovering = false
      readEntry()
    }
  }

  private mutating func readEntry() {
    if tokens.current.isKeyword("GRANT") {
      readGrant()
    } else if tokens.current.isName, !tokens.isAtRecordType {
      readField()
    } else {
      fail("a field name or GRANT")
      skipEntry()
    }
  }

  private mutating func readField() {
    let name = tokens.take()
    let type = tokens.takeFieldType()
    if type.rawValue.isEmpty { isComplete = false }
    var indexes: Set<SchemaIndex> = []
    var others: [SchemaClause] = []
    while !tokens.isAtEntryEnd, !isAtLineOfEntry {
      if let index = takeIndex() {
        indexes.insert(index)
      } else {
        others.append(readClause())
      }
    }
    // Indexes may stand on lines of their own.
    while let index = takeIndex() { indexes.insert(index) }
    fields.append(
      SchemaField(
        name: name.text,
        isQuoted: name.kind == .quoted,
        type: type,
        indexes: indexes,
        otherClauses: others,
        line: name.line
      )
    )
  }

  private mutating func takeIndex() -> SchemaIndex? {
    guard tokens.current.kind == .word,
      let index = SchemaIndex(rawValue: tokens.current.text.uppercased())
    else { return nil }
    tokens.advance()
    return index
  }

  /// A word this build doesn't know, with the brackets after it.
  private mutating func readClause() -> SchemaClause {
    let first = tokens.take()
    var last = first
    if tokens.take(mark: "(") {
      while !tokens.isAtStatementEnd {
        last = tokens.take()
        if last.isMark(")") { break }
      }
    }
    return SchemaClause(text: tokens.text(from: first, to: last), line: first.line)
  }

  private mutating func readGrant() {
    let line = tokens.take().line
    var permissions: [SchemaPermission] = []
    repeat {
      guard tokens.current.kind == .word, !tokens.current.isKeyword("TO") else {
        fail("READ, CREATE or WRITE")
        return skipEntry()
      }
      permissions.append(SchemaPermission(rawValue: tokens.take().text.uppercased()))
    } while tokens.take(mark: ",")
    guard tokens.take(keyword: "TO") else {
      fail("TO")
      return skipEntry()
    }
    guard tokens.current.isName else {
      fail("a role name")
      return skipEntry()
    }
    let role = tokens.take().text
    grants += permissions.map { SchemaGrant(permission: $0, role: role, line: line) }
  }

  private mutating func fail(_ expectation: String) {
    isComplete = false
    tokens.expected(expectation)
  }

  /// Whether a line begins with what may be an entry, and so only lacks the comma before it.
  private var isAtLineOfEntry: Bool { tokens.isAtLineStart && tokens.current.isName }

  private mutating func skipEntry() {
    isRecovering = true
    while !tokens.isAtEntryEnd, !isAtLineOfEntry { tokens.advance() }
  }
}
