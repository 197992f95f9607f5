import Testing

@testable import Schemas

/// Texts made to exhaust memory or time.
struct HostileSchemaTests {
  @Test(
    arguments: [
      "RECORD ", "RECORD TYPE ", "RECORD TYPE A (", "RECORD TYPE A ( a LIST<", "(", "<", "\"",
      "a ", "A", "/*", "/**/", "/", "-", "a STRING\n", "RECORD TYPE A ( a STRING, ", "GRANT ",
      "RECORD /* ", "ä", "\u{1}", ";", "RECORD TYPE A ( a B (",
    ]
  )
  func `a text repeated without end is read in time, with few problems`(text: String) throws {
    let head = "DEFINE SCHEMA\n"
    // Enough for a quadratic step to take minutes; the limit itself takes a debug build too long.
    let count = 100_000 / text.utf8.count
    let bytes = Array(head.utf8) + [UInt8](repeatElement(text.utf8, count: count).joined())
    let clock = ContinuousClock()
    let time = try clock.measure {
      let schema = try CloudKitSchemaParser.schema(bytes: bytes, file: "x")
      #expect(schema.problems.count <= Limits.maxSchemaProblems)
    }
    #expect(time < .seconds(20))
  }

  @Test
  func `a larger text is refused unread`() {
    let bytes = repeatElement(UInt8(ascii: " "), count: Limits.maxFileBytes + 1)
    #expect(throws: SchemaError.self) { try CloudKitSchemaParser.schema(bytes: bytes, file: "x") }
  }

  @Test
  func `every cut and every changed byte is read or refused, no more`() {
    let text = Array(
      "DEFINE SCHEMA RECORD TYPE \"a.b\" (c LIST<INT64> QUERYABLE, /* d */ GRANT READ TO e);".utf8
    )
    for index in text.indices {
      // try? since either answer is right here.
      _ = try? CloudKitSchemaParser.schema(bytes: text[..<index], file: "x")
      for byte in Array("\"(),;<>./-*\n".utf8) + [0, 0x80, 0xFF] {
        var changed = text
        changed[index] = byte
        _ = try? CloudKitSchemaParser.schema(bytes: changed, file: "x")
      }
    }
  }
}
