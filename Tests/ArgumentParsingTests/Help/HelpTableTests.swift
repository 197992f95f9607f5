import Testing

@testable import ArgumentParsing

struct HelpTableTests {
  @Test func `a text is wrapped in its column, below a label that is too long`() {
    let rows = [("-a", "one two three four five"), ("--a-very-long-option", "six"), ("-b", "")]
    #expect(
      HelpTable(rows: rows, labelWidth: 20, width: 30).lines == [
        "  -a            one two three",
        "                four five",
        "  --a-very-long-option",
        "                six",
        "  -b",
      ]
    )
  }
}
