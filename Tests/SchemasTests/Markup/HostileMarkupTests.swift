import Testing

@testable import Schemas

/// Texts made to exhaust memory or time, or to reach other files.
struct HostileMarkupTests {
  @Test(
    arguments: [
      "<!DOCTYPE r [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]>\n<r x=\"&b;\">&b;</r>",
      "<!DOCTYPE r [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n<r>&a;</r>",
      "<!DOCTYPE r SYSTEM \"http://192.0.2.1/x.dtd\">\n<r/>",
      "<!DOCTYPE r [<!ENTITY % p SYSTEM \"file:///etc/passwd\"> %p;]>\n<r/>",
      "<!DOCTYPE r>\n<r/>",
    ]
  )
  func `a document type is refused, and no entity expands`(text: String) {
    #expect(throws: MarkupFailure.documentType(line: 1)) { try tree(text) }
  }

  @Test
  func `deep nesting ends at the limit`() {
    let text = String(repeating: "<a>\n", count: 10_000)
    #expect(throws: MarkupFailure.tooDeep(line: Limits.maxElementDepth + 1)) { try tree(text) }
  }

  @Test
  func `nesting up to the limit is read`() throws {
    let depth = Limits.maxElementDepth
    let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(try tree(text).name == "a")
  }

  @Test
  func `many elements end at the limit`() {
    let text = "<r>" + String(repeating: "<a/>\n", count: Limits.maxElements + 10) + "</r>"
    #expect(throws: MarkupFailure.tooManyElements(line: Limits.maxElements)) { try tree(text) }
  }

  @Test(
    arguments: [
      "<r " + (0..<400_000).map { "a\($0)=''" }.joined(separator: " ") + "/>",
      "<r a='>' " + (0..<400_000).map { "a\($0)=''" }.joined(separator: " ") + "/>",
      "<r a='" + String(repeating: "x", count: 4_000_000) + "'/>",
      "<!--" + String(repeating: "-", count: 4_000_000),
      "<r>" + String(repeating: "x", count: 4_000_000) + "</r>",
      "<r><![CDATA[" + String(repeating: "]", count: 4_000_000),
      String(repeating: " ", count: 4_000_000) + "<r/>",
      "<?" + String(repeating: "x", count: 4_000_000),
      "<" + String(repeating: "x", count: 4_000_000),
    ]
  )
  func `endless text without an element ends soon`(text: String) {
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(throws: MarkupFailure.self) { try tree(text) }
    }
    // A hundred times what it takes; read to the end, some of these take minutes.
    #expect(time < .seconds(20))
  }

  @Test
  func `the worst tags allowed, file-long, are read in seconds`() throws {
    let names = (0..<3_000).map { "a\($0)=''" }.joined(separator: " ")
    let count = Limits.maxFileBytes / (names.utf8.count + 10)
    let text = "<r>" + String(repeating: "<e \(names)/>\n", count: count) + "</r>"
    let clock = ContinuousClock()
    let time = try clock.measure {
      let root = try tree(text)
      #expect(root.children.count == count)
    }
    #expect(time < .seconds(60))
  }

  @Test
  func `every cut of a model is refused without harm`() {
    let text = Array(ModelText.entity("<attribute name=\"a\" attributeType=\"&amp;\"/>").utf8)
    for end in 0..<text.count - 1 {
      #expect(throws: SchemaError.self) {
        try CoreDataModelLoader.model(bytes: text[..<end], file: "x")
      }
    }
  }

  @Test
  func `a model with any byte changed is read or refused, no more`() {
    let text = Array(ModelText.entity("<attribute name=\"a\" attributeType=\"&amp;\"/>").utf8)
    for index in text.indices {
      for byte: UInt8 in [0, 0x22, 0x26, 0x3C, 0x3E, 0x80, 0xFF] {
        var changed = text
        changed[index] = byte
        // try? since either answer is right here.
        _ = try? CoreDataModelLoader.model(bytes: changed, file: "x")
      }
    }
  }

  @Test
  func `parsers run side by side`() async throws {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for count in 1...50 {
        group.addTask {
          try tree("<r>" + String(repeating: "<a/>", count: count) + "</r>").children.count
        }
      }
      let sum = try await group.reduce(0, +)
      #expect(sum == 50 * 51 / 2)
    }
  }

  private func tree(_ text: String) throws -> MarkupElement {
    try MarkupParser.tree(of: Array(text.utf8))
  }
}
