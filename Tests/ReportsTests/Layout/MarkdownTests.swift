import Testing

@testable import Reports

struct MarkdownTests {
  @Test(arguments: [
    ("a|b", "a\\|b"), ("`code`", "\\`code\\`"), ("<b>", "\\<b\\>"), ("a\nb", "a b"),
    ("[x](y)", "\\[x\\](y)"), ("*a* _b_ ~c~", "\\*a\\* \\_b\\_ \\~c\\~"), ("a\\b", "a\\\\b"),
    ("@name", "@<!-- -->name"), ("#12", "#<!-- -->12"), ("- a", "\\- a"), ("a - b", "a - b"),
    ("1. a", "<!-- -->1. a"), ("1.4.0", "1.4.0"), ("http://a.b", "http:<!-- -->//a.b"),
    ("www.a.b", "www.<!-- -->a.b"), ("08:00:30", "08:00:30"), ("&lt;", "\\&lt;"),
    ("$x$", "\\$x\\$"),
  ])
  func `escapes data`(data: String, escaped: String) {
    let markdown: Markdown = "\(data)"
    #expect(markdown.text == escaped)
  }

  @Test func `fences with more backticks than the text has`() {
    #expect(Markdown.fenced("a ```` b").text == "`````text\na ```` b\n`````\n")
    #expect(Markdown.fenced("a\n").text == "```text\na\n```\n")
  }

  @Test func `a table has as many bars in each row as in its head`() {
    let table = Markdown.table(["A", .number("B")], [["\("x|y")", "\(3)"]])
    #expect(table.text == "| A | B |\n| --- | ---: |\n| x\\|y | 3 |\n")
    #expect(Markdown.table(["A"], []).text.isEmpty)
  }
}
