import SyncEvents
import Testing

struct StringTrimmedTests {
  @Test(arguments: [
    ("", ""), ("  ", ""), ("\t a b \r\n", "a b"), ("a", "a"), ("\u{a0}a\u{2003}", "a"),
    (" \u{a0} é \u{a0} ", "é"), ("é", "é"), ("\u{feff}a", "\u{feff}a"), ("a\u{0}", "a\u{0}"),
  ])
  func `white space of any kind goes from both ends, and nothing else`(text: String, rest: String) {
    #expect(text.trimmed == rest)
    #expect("(\(text))".dropFirst().dropLast().trimmed == rest)
  }
}
