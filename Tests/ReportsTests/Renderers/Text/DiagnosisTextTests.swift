import Findings
import Testing

@testable import Reports

struct DiagnosisTextTests {
  private func render(_ result: DiagnosisResult, width: Int = 80) -> String {
    DiagnosisText.render(result, style: TextStyle(width: width))
  }

  @Test func `has the verdict first and a section for each part`() {
    let text = render(.problem)
    #expect(text.hasPrefix("✗ Sync does not work. Likely: Two CloudKit stores share"))
    let headings = text.lines.filter { $0 == $0.uppercased() && $0.first?.isLetter == true }
    #expect(
      headings == [
        "WHY", "AGAINST", "WHAT TO DO", "WHAT YOU WILL SEE THEN", "NOT WORTH TRYING",
        "IF NOT CERTAIN, CAPTURE", "LOOKS ALIKE", "SEE", "ALSO FOUND", "RULED OUT", "CHECKLIST",
        "IGNORED NOISE", "ERRORS THAT WERE MET",
      ]
    )
  }

  @Test func `shows when and where evidence was seen`() {
    let text = render(.problem)
    #expect(
      text.contains("  • no setup event came\n    2026-11-02T08:00:00.000Z · scene.ndjson:2\n")
    )
    #expect(text.contains("  • 10 local saves went well\n    event event-6\n"))
  }

  @Test func `what contributes is shorter`() {
    let text = render(.problem)
    #expect(text.contains("    • launch 3 was seen late\n    … and 2 more\n"))
    #expect(!text.contains("launch 4"))
  }

  @Test(
    arguments: [
      (.healthy, "✓ Sync works: data moved, and the last attempt of each kind ended well."),
      (.insufficientEvidence, "? Nothing can be decided from what was read."),
      (.unrelated, "– There are errors, but none of them is of sync."),
      (.problem, "! There is a problem."),
    ] as [(Verdict, String)]
  )
  func `says what each verdict means, and leaves out what is empty`(
    verdict: Verdict,
    first: String
  ) {
    let text = render(.bare(verdict))
    #expect(text.lines.first.map(String.init) == first)
    #expect(text.lines.count <= 5)
  }

  @Test func `a healthy verdict names what it stands on`() {
    var result = DiagnosisResult.bare(.healthy)
    result.setup.ended = 2
    result.imports.ended = 1
    result.exports.ended = 10
    result.noise = [NoiseCount(id: "noise.bgst", meaning: "m", count: 17)]
    #expect(
      render(result).contains(
        """
          It stands on 2 setups, 1 import and 10 exports that ended. 17 lines that look
          like errors are noise.
        """
      )
    )
  }

  @Test func `an undecided verdict names what refuses`() {
    var result = DiagnosisResult.bare(.insufficientEvidence)
    #expect(render(result, width: 200).contains("nothing tells of a launch."))
    result.checklist = DiagnosisResult.problem.checklist
    #expect(render(result, width: 200).contains("the checklist has a no at setup"))
  }

  @Test(arguments: [40, 60, 80, 200])
  func `no line is wider than the style`(width: Int) {
    for result in [DiagnosisResult.problem, .hostile] {
      let text = render(result, width: width)
      #expect(text.lines.allSatisfy { String($0).columns <= width })
      #expect(text.controlCharacters.isEmpty)
    }
  }

  @Test func `colour changes nothing but colour`() {
    let coloured = DiagnosisText.render(
      .problem,
      style: TextStyle(width: 80, usesColor: true)
    )
    #expect(coloured.contains("\u{1b}[31m"))
    #expect(coloured.replacing(#/\u{1b}\[\d+m/#, with: "") == render(.problem))
  }
}
