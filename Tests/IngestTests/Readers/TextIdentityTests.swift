import Testing

@testable import Ingest

struct TextIdentityTests {
  static func id(_ texts: [(String?, String)], format: String = "console") -> [String] {
    var identity = TextIdentity(format: format)
    return texts.enumerated().map { identity.id(time: $1.0, text: $1.1, line: $0) }
  }

  @Test
  func `is a UUID of version 8`() throws {
    for number in 0..<200 {
      let id = try #require(Self.id([(nil, "\(number)")]).first)
      let parts = id.split(separator: "-", omittingEmptySubsequences: false)
      #expect(parts.map(\.count) == [8, 4, 4, 4, 12])
      #expect(id.allSatisfy { $0 == "-" || $0.isHexDigit && !$0.isUppercase })
      #expect(parts[2].hasPrefix("8"))
      #expect(["8", "9", "a", "b"].contains(parts[3].prefix(1)))
    }
  }

  /// People keep stores: the identity of a line must never change. Worked out in Python.
  @Test
  func `is the same in every version of the program`() {
    #expect(
      Self.id([(nil, "setup began"), (nil, "setup began"), ("2026-11-02", "x")]) == [
        "d4425b6b-0457-83de-be1a-bd48ef87f6b4", "ea3cbf85-da27-887e-a2d1-2d86e7096390",
        "57073457-1ab0-87be-a066-eea38be89c4c",
      ]
    )
  }

  @Test
  func `equal texts differ by how many came before, not by where they stand`() {
    let first = Self.id([(nil, "a"), (nil, "b"), (nil, "a")])
    #expect(Set(first).count == 3)
    #expect(Self.id([(nil, "a"), (nil, "a"), (nil, "b")]) == [first[0], first[2], first[1]])
  }

  @Test
  func `format, time and text each count`() {
    let ids = [
      Self.id([(nil, "a")]), Self.id([("t", "a")]), Self.id([(nil, "b")]),
      Self.id([(nil, "a")], format: "other"), Self.id([(nil, "ta")]), Self.id([("a", "")]),
    ]
    #expect(Set(ids).count == ids.count)
  }
}
