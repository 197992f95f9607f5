import Testing

@testable import SyncEvents

struct EventSourceTests {
  static func source(_ value: JSONValue) throws -> EventSource? {
    try EventSource(MemberReader(["source": value]))
  }

  @Test
  func `comes back as it was`() throws {
    let source = EventSource(format: "console", name: "a.txt", line: 7)
    #expect(try Self.source(source.json) == source)
  }

  @Test
  func `needs no more than the format`() throws {
    #expect(try Self.source(["format": "f"]) == EventSource(format: "f", name: "", line: 0))
  }

  @Test(arguments: [nil, "icloud-console", [:], ["name": "n"]] as [JSONValue])
  func `what names no format is no source`(value: JSONValue) throws {
    #expect(try Self.source(value) == nil)
  }
}
