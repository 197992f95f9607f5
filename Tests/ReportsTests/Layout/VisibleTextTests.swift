import Testing

@testable import Reports

struct VisibleTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("a\nb", "a b"),
    ("a\r\n\tb", "a b"),
    ("\u{1b}[31m", "␛[31m"),
    ("\u{0}\u{7}\u{7f}", "␀␇␡"),
    ("\u{9b}1m", "\\u{9B}1m"),
    ("\u{202e}exe", "\\u{202E}exe"),
    ("\u{200b}\u{feff}", "\\u{200B}\\u{FEFF}"),
    ("a\u{2028}b", "a b"),
    ("👩‍👩‍👧 林", "👩‍👩‍👧 林"),
    ("\u{ffff}", "\u{fffd}"),
  ])
  func `shows what would act on a terminal`(text: String, visible: String) {
    #expect(VisibleText.line(text) == visible)
  }
}
