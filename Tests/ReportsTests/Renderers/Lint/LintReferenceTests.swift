import Foundation
import Lint
import Reports
import Testing

struct LintReferenceTests {
  private static let document = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/lint.md")

  /// `RECORD=1 swift test --filter LintReferenceTests` writes the file anew, and fails.
  @Test func `docs/lint.md is the reference that the checks give`() throws {
    let reference = LintReference.markdown()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(reference.utf8).write(to: Self.document)
      Issue.record("docs/lint.md was written; run again without RECORD")
      return
    }
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    #expect(text == reference, "RECORD=1 writes it anew")
  }

  @Test func `every rule has its place in the reference`() {
    let reference = LintReference.markdown()
    for check in LintRegistry.checks { #expect(reference.contains("### `\(check.rule.id)`\n")) }
  }
}
