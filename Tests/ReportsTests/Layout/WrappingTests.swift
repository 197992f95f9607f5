import Testing

@testable import Reports

struct WrappingTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("林", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("📱", 2),
    ("👩‍👩‍👧", 2), ("🇹🇼", 2), ("✓", 1), ("━", 1), ("…", 1), ("☀️", 2), ("⇨", 1),
  ])
  func `counts the columns of a terminal`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(
    arguments: [
      ("one two three", 7, ["one two", "three"]),
      ("one  two", 20, ["one two"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("ab cdefgh", 4, ["ab", "cdef", "gh"]),
      ("林小美的手機", 4, ["林小", "美的", "手機"]),
      ("林小美的手機", 5, ["林小", "美的", "手機"]),
      ("錯誤。請", 4, ["錯", "誤。", "請"]),
      ("a\u{a0}b c", 3, ["a b", "c"]),
      ("", 10, []),
      ("   ", 10, []),
    ] as [(String, Int, [String])]
  )
  func `breaks at spaces, between CJK and, at worst, in a word`(
    text: String,
    width: Int,
    lines: [String]
  ) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test(arguments: [1, 2, 3, 10, 40, 79])
  func `no line is wider than asked for, and nothing is lost`(width: Int) {
    let text = Sample.hostileWords
    let lines = VisibleText.line(text).wrapped(to: width)
    #expect(lines.allSatisfy { $0.columns <= max(width, 2) })
    let kept = lines.joined().filter { !$0.isWhitespace }
    #expect(kept == VisibleText.line(text).filter { !$0.isWhitespace })
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdefg", 6, "abcde…"), ("林小美", 6, "林小美"),
    ("林小美", 5, "林小…"), ("林小美", 4, "林…"), ("ab", 1, "…"),
  ])
  func `cuts with an ellipsis inside the width`(text: String, width: Int, cut: String) {
    #expect(text.cut(to: width) == cut)
  }
}
