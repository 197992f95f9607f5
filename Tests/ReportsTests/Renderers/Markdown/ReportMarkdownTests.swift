import Findings
import Testing

@testable import Reports

struct ReportMarkdownTests {
  @Test func `shows the silent scene as recorded`() throws {
    try expectGolden(
      ReportMarkdown.render(try Sample.silent().report(.problem)),
      "silent/report.md"
    )
  }

  @Test func `shows the failed scene as recorded`() throws {
    try expectGolden(
      ReportMarkdown.render(try Sample.failed().report(.problem)),
      "failed/report.md"
    )
  }

  @Test func `no data becomes markup`() throws {
    for text in [
      ReportMarkdown.render(try Sample.hostile().report(.hostile)),
      DiagnosisMarkdown.render(.hostile),
    ] {
      #expect(text.controlCharacters.isEmpty)
      let outside = text.split(separator: "```").enumerated().filter { $0.offset % 2 == 0 }
        .map(\.element).joined()
      let unescaped = outside.replacing("<!-- -->", with: "").replacing(#/\\./#, with: "")
      #expect(!unescaped.contains("<") && !unescaped.contains("`"))
      #expect(!unescaped.contains("@everyone") || outside.contains("@<!-- -->everyone"))
    }
  }

  @Test func `every row of a table has the bars of its head`() throws {
    let text = DiagnosisMarkdown.render(.hostile)
    let counts = text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
      line.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" }
    }
    #expect(Set(counts) == [4])
  }

  @Test func `leaves out what is empty`() {
    #expect(
      DiagnosisMarkdown.render(.bare(.healthy)).lines.count(where: { $0.hasPrefix("#") }) == 1
    )
  }
}
