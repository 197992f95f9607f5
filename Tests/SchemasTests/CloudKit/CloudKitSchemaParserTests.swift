import Testing

@testable import Schemas

struct CloudKitSchemaParserTests {
  @Test
  func `keywords are read in any case, comments are passed over`() throws {
    let schema = try schema(
      """
      define Schema // head
        Create Role "editor"; -- a role
        record /* inside */ type Note (
          title string
            queryable SORTABLE Searchable,
          grant Read, write to editor
        );
      """
    )
    #expect(schema.problems.isEmpty)
    #expect(schema.roles == [SchemaRole(name: "editor", line: 2)])
    let note = try #require(schema.recordType(named: "Note"))
    #expect(note.line == 3)
    #expect(note.field(named: "title")?.type == .string)
    #expect(note.field(named: "title")?.indexes == [.queryable, .sortable, .searchable])
    #expect(note.grants.map(\.permission) == [.read, .write])
    #expect(note.grants.map(\.role) == ["editor", "editor"])
  }

  @Test(
    arguments: [
      ("BYTES", "BYTES", false), ("encrypted  string", "ENCRYPTED STRING", true),
      ("list < int64 >", "LIST<INT64>", false),
      ("LIST<ENCRYPTED STRING>", "LIST<ENCRYPTED STRING>", false),
      ("ENCRYPTED LIST<STRING>", "ENCRYPTED LIST<STRING>", true),
      ("NUMBER PREFERRED AS double", "NUMBER PREFERRED AS DOUBLE", false),
    ]
  )
  func `types are known by their text`(written: String, text: String, encrypted: Bool) throws {
    let schema = try schema("DEFINE SCHEMA RECORD TYPE A ( a \(written) QUERYABLE );")
    #expect(schema.problems.isEmpty)
    let field = try #require(schema.recordType(named: "A")?.field(named: "a"))
    #expect(field.type.rawValue == text)
    #expect(field.type.isKnown)
    #expect(field.type.isEncrypted == encrypted)
    #expect(field.indexes == [.queryable])
  }

  @Test
  func `a reference may name its target`() throws {
    let schema = try schema("DEFINE SCHEMA RECORD TYPE A ( a REFERENCE<Note>, b REFERENCE );")
    #expect(schema.problems.isEmpty)
    #expect(schema.recordTypes[0].fields.map(\.type.referenceTarget) == ["Note", nil])
  }

  @Test
  func `what a later grammar may have is kept as text`() throws {
    let schema = try schema(
      """
      DEFINE SCHEMA
      CREATE SUBSCRIPTION x ON Note;
      RECORD TYPE Note ( a STRING UNIQUE DEFAULT (1, 2) QUERYABLE, b INT64, GRANT SHARE TO r );
      ALTER THING;
      """
    )
    #expect(schema.problems.isEmpty)
    #expect(
      schema.otherStatements == [
        SchemaClause(text: "CREATE SUBSCRIPTION x ON Note", line: 2),
        SchemaClause(text: "ALTER THING", line: 4),
      ]
    )
    let note = try #require(schema.recordType(named: "Note"))
    #expect(note.fields.map(\.name) == ["a", "b"])
    #expect(note.fields[0].indexes == [.queryable])
    #expect(note.fields[0].otherClauses.map(\.text) == ["UNIQUE", "DEFAULT (1, 2)"])
    #expect(note.grants.map(\.permission.rawValue) == ["SHARE"])
  }

  @Test
  func `text that is no schema is an error with its place`() {
    let error = SchemaError.notASchema(file: "x", line: 2, column: 3, found: "\"SELECT\"")
    #expect(throws: error) { try schema("\n  SELECT 1;") }
    #expect(error.description == "x:2:3: expected DEFINE SCHEMA, found \"SELECT\"")
    #expect(throws: SchemaError.self) { try schema("") }
  }

  private func schema(_ text: String) throws -> CloudKitSchema {
    try CloudKitSchemaParser.schema(bytes: text.utf8, file: "x")
  }
}
