import Testing

@testable import KnowledgeBase

struct ByteSearchTests {
  @Test(arguments: [
    ("", "", true), ("", "abc", true), ("a", "", false), ("abc", "ab", false), ("abc", "abc", true),
    ("abc", "xabcx", true), ("abc", "ababc", true), ("aab", "aaab", true), ("é", "caf\u{e9}", true),
    ("e", "\u{e9}", false), ("c", "abc", true), ("abcd", "abc", false),
  ])
  func `finds a text at any place`(mark: String, text: String, isFound: Bool) {
    #expect(ByteSearch.contains(Array(mark.utf8), in: text) == isFound)
  }

  @Test(arguments: [
    ("=3", "=3", true), ("=3", "=3 ", true), ("=3", "=31", false), ("=3", "=31 =3", true),
    ("=3", "=3x", true), ("=x", "=x1", true),
  ])
  func `a number at the end of a mark ends there`(mark: String, text: String, isFound: Bool) {
    #expect(ByteSearch.contains(Array(mark.utf8), in: text) == isFound)
  }
}
