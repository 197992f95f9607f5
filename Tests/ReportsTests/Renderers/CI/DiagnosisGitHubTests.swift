import Findings
import Testing

@testable import Reports

struct DiagnosisGitHubTests {
  @Test func `names place and title, and escapes as GitHub wants it`() {
    let finding = Finding(
      id: "a-b",
      title: "100 %, or: less",
      severity: .error,
      confidence: 0.5,
      summary: "one\ntwo 5 %",
      evidence: [Evidence("x"), Evidence("y", .line(file: "a,b:c%.xml", line: 12))]
    )
    var result = DiagnosisResult.bare(.problem)
    result.findings = [finding]
    #expect(
      DiagnosisGitHub.render(result)
        == """
        ::error file=a%2Cb%3Ac%25.xml,line=12,title=100 %25%2C or%3A less::\
        one%0Atwo 5 %25 (likely, 50 %25; a-b)

        """
    )
  }

  @Test func `the worst comes first`() {
    var result = DiagnosisResult.problem
    result.findings.reverse()
    let levels = DiagnosisGitHub.render(result).split(separator: "\n").map { $0.prefix(9) }
    #expect(levels == ["::error f", "::warning"])
  }

  @Test func `without a problem there is one notice`() {
    #expect(
      DiagnosisGitHub.render(.bare(.healthy)).hasPrefix("::notice title=SyncScope::Sync works")
    )
  }

  @Test func `data can't begin a command of its own`() {
    let text = DiagnosisGitHub.render(.hostile)
    #expect(text.controlCharacters.isEmpty)
    #expect(text.split(separator: "\n").count == 2)
  }
}
