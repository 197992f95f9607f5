import Testing

@testable import Diagnosis

struct StringHasTests {
  @Test(arguments: [
    ("Batch Request Failed", "request failed", true), ("abc", "", true), ("", "a", false),
    ("ab", "abc", false), ("aab", "ab", true), ("ÄB", "b", true), ("ä", "Ä", false),
    ("Zone 'x' was not found", "not found", true), ("x@y", "X`Y", false),
  ])
  func `words are found whatever their case`(text: String, words: String, found: Bool) {
    #expect(text.has(words) == found)
  }
}
