import Testing

struct BearerTokensTests {
  @Test(
    arguments: [
      "Authorization: ‹secret Bearer abc.def-123456›", "with bearer ‹secret abcdef0123456789›, x",
      "jwt ‹secret eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl› x", "missing bearer token", "Basic setup done",
      "bearer capability", "eyJust a word", "the basic information",
    ])
  func `what is private is found, and nothing around it`(marked: String) {
    #expect(Redacting.marked(PatternTable.plain(marked)) == marked)
  }
}
