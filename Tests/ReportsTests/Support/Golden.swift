import FoundationEssentials
import Testing

/// Compares a text with a file under Fixtures; `RECORD=1` writes the file and fails the run, so that
/// a recording is never taken for a pass.
func expectGolden(
  _ text: String,
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let file = folder.appending(path: "Fixtures").appending(path: name)
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  #expect(text == recorded, "differs from Fixtures/\(name)", sourceLocation: sourceLocation)
}
