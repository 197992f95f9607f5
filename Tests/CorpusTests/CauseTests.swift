import Diagnosis
import Findings
import Foundation
import SyncEvents
import Testing

/// The first cause that is named of each capture, held against what people worked out, and what the
/// numbers of confidence are worth.
struct CauseTests {
  private static let noFault: Set<String> = ["healthy", "insufficient-evidence", "unrelated"]

  /// Names that are as good as each other for one capture, since what it shows does not decide
  /// between them.
  private static let families: [Set<String>] = [
    ["account-needs-reauthentication", "account-temporarily-unavailable"],
    ["network-failure", "network-unavailable"],
  ]

  private static func expected(_ capture: CorpusCase) throws -> String {
    try #require(capture.expected["rootCause"]?.text)
  }

  private static func isRight(_ result: DiagnosisResult, _ expected: String) -> Bool {
    if noFault.contains(expected) { return result.verdict.rawValue == expected }
    guard let first = result.findings.first?.id else { return false }
    return first == expected || families.contains { $0.contains(first) && $0.contains(expected) }
  }

  @Test(arguments: CorpusCase.all)
  func `the first finding is the cause, or the verdict says that there is none`(
    capture: CorpusCase
  ) throws {
    let result = try capture.result()
    let expected = try Self.expected(capture)
    #expect(
      Self.isRight(result, expected),
      "wanted \(expected), got \(result.verdict) \(result.findings.map(\.id))"
    )
  }

  @Test(arguments: CorpusCase.all)
  func `nothing is an error where nothing is wrong`(capture: CorpusCase) throws {
    guard Self.noFault.contains(try Self.expected(capture)) else { return }
    let errors = try capture.result().findings.filter { $0.severity == .error }
    #expect(errors.map(\.id) == [])
  }

  private static let bands: [(name: String, range: Range<Double>)] = [
    ("certain, 0.9 and more", 0.9..<1.01), ("strong, 0.7 to 0.9", 0.7..<0.9),
    ("likely, 0.4 to 0.7", 0.4..<0.7), ("possible, below 0.4", 0..<0.4),
  ]

  private static func document() throws -> String {
    var text = """
      # How often the first finding was right

      Counted over the \(CorpusCase.all.count) captures in `Tests/CorpusTests/Fixtures`, by the \
      confidence that the first finding bore; `RECORD=1 swift test --filter CauseTests` writes it \
      anew. The rules were written with these captures at hand, so this is what the numbers claim, \
      not what they will hold on captures that nobody here has seen.

      | confidence | first findings | right |
      | --- | --- | --- |

      """
    let results = try CorpusCase.all.map { (try expected($0), try $0.result()) }
    for band in bands {
      let inBand = results.filter { _, result in
        result.findings.first.map { band.range.contains($0.confidence) } ?? false
      }
      let right = inBand.count { isRight($0.1, $0.0) }
      text += "| \(band.name) | \(inBand.count) | \(right) |\n"
    }
    let silent = results.filter { $0.1.findings.isEmpty }
    let right = silent.count { isRight($0.1, $0.0) }
    text += "| no finding | \(silent.count) | \(right) |\n"
    return text
  }

  @Test func `docs/calibration.md says what was counted`() throws {
    let file = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(
        path: "docs/calibration.md"
      )
    let document = try Self.document()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(document.utf8).write(to: file)
      Issue.record("docs/calibration.md was written; run again without RECORD")
      return
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == document, "RECORD=1 writes it anew")
  }
}
