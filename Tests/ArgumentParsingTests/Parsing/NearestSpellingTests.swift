import Testing

@testable import ArgumentParsing

struct NearestSpellingTests {
  @Test(
    arguments: [
      ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ab", 1),
      ("abc", "acb", 1), ("abcd", "badc", 2), ("kitten", "sitting", 3),
    ]
  )
  func `a swap of neighbours counts as one change`(left: String, right: String, changes: Int) {
    #expect(NearestSpelling.distance(Array(left), Array(right)) == changes)
  }

  @Test(
    arguments: [
      ("evnets", "events"), ("EVENTS", "events"), ("event", "events"), ("ev", "events"),
      ("stats", "status"), ("store", "store"),
    ]
  )
  func `the nearest word is found`(typed: String, meant: String) {
    #expect(NearestSpelling.of(typed, among: ["events", "status", "store"]) == meant)
  }

  @Test(arguments: ["x", "apple", "e"])
  func `a word too far from all is nothing`(typed: String) {
    #expect(NearestSpelling.of(typed, among: ["events", "status", "store"]) == nil)
  }
}
