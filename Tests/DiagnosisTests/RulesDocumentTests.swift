import Foundation
import Testing

@testable import Diagnosis

/// `docs/rules.md` is made of what stands at the rules themselves.
struct RulesDocumentTests {
  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paragraphs of a rule's doc comment.
  private static func comment(of type: String) throws -> [String] {
    let file = root.appending(path: "Sources/Diagnosis/Rules/\(type).swift")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let declaration = try #require(
      lines.firstIndex { $0.contains("struct \(type):") },
      "\(type) is declared in a file of its name"
    )
    let comment = lines[..<declaration].reversed().prefix { $0.hasPrefix("///") }.reversed()
      .map { $0.dropFirst(3).trimmingCharacters(in: .whitespaces) }
    return comment.split(separator: "").map { $0.joined(separator: " ") }
  }

  private static func document() throws -> String {
    var text = """
      # The rules

      Made from the comments at `Sources/Diagnosis/Rules`; `RECORD=1 swift test --filter \
      RulesDocumentTests` writes it anew. R numbers are those of the field's knowledge from which the \
      rules were written.

      A rule says nothing where its precondition is missing. Findings are ordered by severity, then by \
      stage, then by confidence: what an earlier stage explains is never first. How often the first \
      finding was right stands in [calibration.md](calibration.md).

      Words for confidence: certain 0.9 and more, strong from 0.7, likely from 0.4, possible below.

      """
    for stage in Stage.allCases {
      let rules = RuleRegistry.rules.filter { type(of: $0).stage == stage }
      guard !rules.isEmpty else { continue }
      text += "\n## Stage: \(stage)\n"
      for rule in rules {
        let name = "\(type(of: rule))"
        text += "\n### \(name)\n\n"
        text += type(of: rule).identifiers.map { "`\($0)`" }.joined(separator: ", ") + "\n\n"
        text += try comment(of: name).joined(separator: "\n\n") + "\n"
      }
    }
    return text
  }

  @Test func `docs/rules.md says what the rules say`() throws {
    let file = Self.root.appending(path: "docs/rules.md")
    let document = try Self.document()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(document.utf8).write(to: file)
      Issue.record("docs/rules.md was written; run again without RECORD")
      return
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == document, "RECORD=1 writes it anew")
  }

  @Test(arguments: RuleRegistry.rules.map { "\(type(of: $0))" })
  func `a rule's comment says what it is and how sure`(name: String) throws {
    let comment = try Self.comment(of: name)
    #expect(comment.count >= 2, "a sentence on the cause, then one on the confidence")
  }
}
