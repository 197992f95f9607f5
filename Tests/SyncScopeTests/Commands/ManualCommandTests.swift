import ArgumentParsing
import Foundation
import Testing

@testable import syncscope

struct ManualCommandTests {
  private static let document = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "docs/cli.md")

  /// `RECORD=1 swift test --filter ManualCommandTests` writes the file anew, and fails.
  @Test func `docs/cli.md is the reference that the declarations give`() throws {
    let reference = Reference.markdown(root: Tool.self)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(reference.utf8).write(to: Self.document)
      Issue.record("docs/cli.md was written; run again without RECORD")
      return
    }
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    #expect(text == reference, "RECORD=1 writes it anew")
  }

  @Test func `the manual is a man page, or the reference`() throws {
    let page = try Program.run("manual")
    #expect(page.code == 0)
    #expect(page.output.contains(".Sh NAME"))
    let reference = try Program.run("manual", "--format", "markdown")
    #expect(reference.output == Reference.markdown(root: Tool.self))
  }
}
