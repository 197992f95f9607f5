import Testing

@testable import Schemas

struct MarkupParserTests {
  @Test
  func `a line is that of the tag's beginning`() throws {
    let root = try tree(
      """
      <?xml version="1.0"?>
      <!-- one
           two -->
      <root
        a="1"
      ><one/>
      <two b="x
      y > z" c='&lt;&#10;'

      /><three
      /></root>
      """
    )
    #expect(root.line == 4)
    #expect(root.children.map(\.line) == [6, 7, 10])
    #expect(root.children[1].attributes == ["b": "x y > z", "c": "<\n"])
  }

  @Test
  func `lines hold over the parser's chunks`() throws {
    let lines = (0..<5_000).map { "<e n=\"\($0)\"\n x=\"ä\"/>" }
    let root = try tree("<r>\n" + lines.joined(separator: "\n") + "\n</r>")
    #expect(root.children.map(\.line) == (0..<5_000).map { $0 * 2 + 2 })
    #expect(root.children.last?["n"] == "4999")
  }

  @Test
  func `lines count the same with carriage returns`() throws {
    let root = try tree("<r>\r\n<a\r\n b=\"c\"/>\r\n<d/></r>")
    #expect(root.children.map(\.line) == [2, 4])
  }

  @Test
  func `other encodings are read`() throws {
    let latin = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><r a=\"".utf8) + [0xE4]
    #expect(try MarkupParser.tree(of: latin + Array("\"/>".utf8))["a"] == "ä")
    let text = "\u{FEFF}<r a=\"ä😀\">\n" + String(repeating: "<e/>\n", count: 3_000) + "</r>"
    let wide = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let root = try MarkupParser.tree(of: wide)
    #expect(root["a"] == "ä😀")
    #expect(root.children.last?.line == 3_001)
  }

  @Test(
    arguments: [
      ("", 1), ("no markup", 1), ("<a>\n<b></a>", 2), ("<a\n b=1/>", 2), ("<a/><b/>", 1),
      ("<a>&nothing;</a>", 1), ("<a b=\"1\" b=\"2\"/>", 1), ("<a>\n", 1), ("<a b=\"\u{1}\"/>", 1),
      ("<?xml version=\"1.0\" encoding=\"unheard-of\"?><a/>", 1),
    ]
  )
  func `broken text is an error with its line`(text: String, line: Int) {
    let failure = #expect(throws: MarkupFailure.self) { try tree(text) }
    guard case .malformed(line, _, let found) = failure else {
      Issue.record("found \(String(describing: failure))")
      return
    }
    #expect(!found.isEmpty && !found.contains("\n"))
  }

  private func tree(_ text: String) throws -> MarkupElement {
    try MarkupParser.tree(of: Array(text.utf8))
  }
}
