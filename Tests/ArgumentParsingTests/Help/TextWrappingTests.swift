import Testing

@testable import ArgumentParsing

struct TextWrappingTests {
  @Test(
    arguments: [
      ("", []),
      ("one two three", ["one two", "three"]),
      ("one two3 four", ["one two3", "four"]),
      ("a wonderfully long word", ["a", "wonderfully", "long", "word"]),
    ] as [(String, [String])]
  )
  func `lines are filled up to the width and no further`(text: String, lines: [String]) {
    #expect(text.wrapped(to: 8) == lines)
  }
}
