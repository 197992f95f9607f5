import SyncEvents
import Testing

struct MemberReaderTests {
  static let reader = MemberReader(
    [
      "text": "t", "integer": 3, "double": .number("1.5"), "flag": false, "object": ["a": 1],
      "array": [1], "time": "2026-11-02T08:00:00Z", "null": nil, "chain": ["domain": "D"],
      "counts": ["A": 1, "B": 2, "A": 3], "texts": ["x": "y"], "tables": ["A": ["x": "String"]],
      "lists": ["A": ["x", "y"]],
    ],
    path: "outer."
  )

  @Test
  func `reads each type`() throws {
    let reader = Self.reader
    #expect(try reader.text("text") == "t")
    #expect(try reader.requiredText("text") == "t")
    #expect(try reader.integer("integer") == 3)
    #expect(try reader.double("double") == 1.5)
    #expect(try reader.double("integer") == 3)
    #expect(try reader.flag("flag") == false)
    #expect(try reader.object("object") == ["a": 1])
    #expect(try reader.array("array") == [1])
    #expect(try reader.time("time") == Timestamp("2026-11-02T08:00:00Z"))
    #expect(try reader.chain("chain") == ErrorChain(domain: "D"))
    #expect(try reader.counts("counts") == ["A": 3, "B": 2])
    #expect(try reader.texts("texts") == ["x": "y"])
    #expect(try reader.textTables("tables") == ["A": ["x": "String"]])
    #expect(try reader.textLists("lists") == ["A": ["x", "y"]])
  }

  @Test(arguments: ["null", "absent"])
  func `what is null or absent is nil`(name: String) throws {
    let reader = Self.reader
    #expect(try reader.text(name) == nil)
    #expect(try reader.integer(name) == nil)
    #expect(try reader.double(name) == nil)
    #expect(try reader.flag(name) == nil)
    #expect(try reader.object(name) == nil)
    #expect(try reader.array(name) == nil)
    #expect(try reader.time(name) == nil)
    #expect(try reader.chain(name) == nil)
    #expect(try reader.counts(name) == nil)
    #expect(try reader.texts(name) == nil)
    #expect(try reader.textTables(name) == nil)
    #expect(try reader.textLists(name) == nil)
    #expect(throws: EventError.missing(member: "outer.\(name)")) { try reader.requiredText(name) }
  }

  static func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test
  func `another type is an error that names the member, what was wanted and what was found`() {
    let reader = Self.reader
    #expect(
      Self.message { _ = try reader.text("integer") }
        == "'outer.integer' must be a string, not a whole number"
    )
    #expect(
      Self.message { _ = try reader.integer("double") }
        == "'outer.double' must be a whole number of at most 64 bits, not a number"
    )
    #expect(
      Self.message { _ = try reader.double("text") }
        == "'outer.text' must be a number in range, not a string"
    )
    #expect(
      Self.message { _ = try reader.flag("integer") }
        == "'outer.integer' must be true or false, not a whole number"
    )
    #expect(
      Self.message { _ = try reader.object("array") }
        == "'outer.array' must be an object, not an array"
    )
    #expect(
      Self.message { _ = try reader.array("object") }
        == "'outer.object' must be an array, not an object"
    )
    #expect(
      Self.message { _ = try reader.time("text") }
        == "'outer.text' is no RFC 3339 time between 1678 and 2261: t"
    )
    #expect(
      Self.message { _ = try reader.chain("object") } == "'outer.object.domain' is missing"
    )
    #expect(
      Self.message { _ = try reader.counts("texts") }
        == "'outer.texts.x' must be a whole number, not a string"
    )
    #expect(
      Self.message { _ = try reader.texts("counts") }
        == "'outer.counts.A' must be a string, not a whole number"
    )
    #expect(
      Self.message { _ = try reader.textTables("lists") }
        == "'outer.lists.A' must be an object of strings, not an array"
    )
    #expect(
      Self.message { _ = try reader.textLists("tables") }
        == "'outer.tables.A' must be an array of strings, not an object"
    )
  }
}
