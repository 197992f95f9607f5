import Testing

@testable import Reports

struct MarkupTests {
  @Test(arguments: [
    ("a & b", "a &amp; b"), ("<script>", "&lt;script&gt;"), ("\"'", "&quot;&#39;"),
    ("]]>", "]]&gt;"), ("\u{1b}[0m", "␛[0m"), ("a\nb", "a b"), ("林", "林"), ("&amp;", "&amp;amp;"),
  ])
  func `escapes data`(data: String, escaped: String) {
    let markup: Markup = "<b>\(data)</b>"
    #expect(markup.text == "<b>\(escaped)</b>")
  }

  @Test func `takes literals and markup as they are`() {
    let inner: Markup = "<i>\("<")</i>"
    let outer: Markup = "<b>\(inner)\([inner, inner])\(3)\(1.25)\(2.0)\(Double.nan)</b>"
    #expect(outer.text == "<b><i>&lt;</i><i>&lt;</i><i>&lt;</i>31.320</b>")
  }
}
