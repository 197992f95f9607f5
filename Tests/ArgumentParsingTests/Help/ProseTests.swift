import Testing

@testable import ArgumentParsing

struct ProseTests {
  @Test(
    arguments: [
      ("", []),
      ("one\ntwo", [.paragraph("one two")]),
      ("one\n\n\ntwo", [.paragraph("one"), .paragraph("two")]),
      ("one\n- two\n- three", [.paragraph("one"), .list(["two", "three"])]),
      ("- two\n  more", [.list(["two more"])]),
      ("- two\n\n  code", [.list(["two"]), .verbatim(["code"])]),
      ("  code\n    deeper\nafter", [.verbatim(["code", "  deeper"]), .paragraph("after")]),
    ] as [(String, [Prose])]
  )
  func `lines are joined to the parts they belong to`(text: String, parts: [Prose]) {
    #expect(Prose.parts(of: text) == parts)
  }
}
