import Testing

@testable import Schemas

struct SchemaProblemTests {
  @Test(
    arguments: [
      (
        "RECORD TYPE A (\n  a BADTYPE,\n  b STRING\n);",
        "at line 3, column 5: expected a field type, found \"BADTYPE\"", ["a", "b"]
      ),
      (
        "RECORD TYPE cloudkit.share (\n  b STRING\n);",
        "at line 2, column 21: expected \"(\", found \".\"", ["b"]
      ),
      (
        "RECORD TYPE A (\n  a STRING\n  b STRING\n);",
        "at line 4, column 3: expected \",\", found \"b\"", ["a", "b"]
      ),
      (
        "RECORD TYPE A (\n  a STRING,\n);",
        "at line 4, column 1: expected a field name or GRANT, found \")\"", ["a"]
      ),
      (
        "RECORD TYPE A (\n  \"a STRING,\n  b STRING\n);",
        "at line 3, column 3: expected a field name or GRANT, found \"a STRING, without an end",
        ["b"]
      ),
      (
        "RECORD TYPE A (\n  a LIST<STRING,\n  b STRING\n);",
        "at line 3, column 16: expected \">\", found \",\"", ["a", "b"]
      ),
      (
        "RECORD TYPE A (\n  a STRING,\n  GRANT READ \"x\",\n  b STRING\n);",
        "at line 4, column 14: expected TO, found \"\"x\"\"", ["a", "b"]
      ),
      (
        "RECORD TYPE A (\n  a STRING,\n  b STRING",
        "at line 4, column 11: expected \")\", found the end of the file", ["a", "b"]
      ),
      (
        "RECORD TYPE A (\n  ä !, b STRING\n);",
        "at line 3, column 5: expected a field type, found \"!\"", ["ä", "b"]
      ),
    ]
  )
  func `a problem is placed, and the other fields are kept`(
    text: String,
    problem: String,
    fields: [String]
  ) throws {
    let schema = try schema("DEFINE SCHEMA\n" + text)
    #expect(schema.problems.first?.description == problem)
    #expect(schema.recordTypes.first?.fields.map(\.name) == fields)
  }

  @Test
  func `a record type that breaks off ends at the next`() throws {
    let schema = try schema(
      """
      DEFINE SCHEMA
      RECORD TYPE A ( a STRING,
      RECORD TYPE B ( b STRING );
      RECORD TYPE ();
      RECORD TYPE C b STRING );
      RECORD TYPE D ( d STRING )
      RECORD TYPE E ( e STRING );
      """
    )
    #expect(schema.recordTypes.map(\.name) == ["A", "B", "C", "D", "E"])
    #expect(schema.recordTypes.map(\.isComplete) == [false, true, false, true, true])
    #expect(
      schema.problems.map(\.description) == [
        "at line 3, column 1: expected a field name or GRANT, found \"RECORD\"",
        "at line 4, column 13: expected a record type name, found \"(\"",
        "at line 5, column 15: expected \"(\", found \"b\"",
        "at line 7, column 1: expected \";\", found \"RECORD\"",
      ]
    )
  }

  @Test
  func `a schema without its head is read, and the head missed`() throws {
    let schema = try schema("RECORD TYPE A ( a STRING );")
    #expect(schema.recordTypes.map(\.name) == ["A"])
    #expect(schema.problems.map(\.expected) == ["DEFINE SCHEMA"])
  }

  private func schema(_ text: String) throws -> CloudKitSchema {
    try CloudKitSchemaParser.schema(bytes: text.utf8, file: "x")
  }
}
