import Testing

@testable import KnowledgeBase

struct TextAutomatonTests {
  @Test(arguments: [
    ("a", "", false), ("abc", "ab", false), ("abc", "abc", true), ("abc", "xabcx", true),
    ("abc", "ababc", true), ("aab", "aaab", true), ("é", "caf\u{e9}", true),
    ("e", "\u{e9}", false), ("c", "abc", true), ("abcd", "abc", false),
  ])
  func `finds a text at any place`(mark: String, text: String, isFound: Bool) {
    let automaton = TextAutomaton([Array(mark.utf8)])
    #expect(!automaton.matches(in: text).isEmpty == isFound)
  }

  @Test
  func `finds every one of texts that overlap`() {
    let automaton = TextAutomaton(["she", "he", "hers", "his"].map { Array($0.utf8) })
    #expect(Set(automaton.matches(in: "ushers")) == [0, 1, 2])
  }
}
