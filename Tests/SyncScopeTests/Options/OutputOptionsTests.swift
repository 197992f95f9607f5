import SyncEvents
import TestSupport
import Testing

@testable import syncscope

struct OutputOptionsTests {
  @Test(
    arguments: [
      ("a.json", .json), ("a.ndjson", .ndjson), ("a.JSONL", .ndjson), ("a.md", .markdown),
      ("a.html", .html), ("a.xml", .junit), ("a.txt", .text), ("a.csv", .csv), ("a", nil),
      ("json", nil),
    ] as [(String, OutputFormat?)]
  )
  func `the ending of a name picks the format`(name: String, format: OutputFormat?) {
    #expect(OutputFormat(ending: name) == format)
  }

  @Test func `--format wins over the ending, and what a command can't write is a mistake`() throws {
    let folder = try SharedFolder()
    let store = try Spine.made().store
    let path = folder.path("answer.txt")
    #expect(
      try Program.run("ask", "setup", "-f", "json", "-o", path, store: store).code == 0
    )
    let text = String(decoding: try folder.read("answer.txt"), as: UTF8.self)
    #expect(try JSONScanner.value(in: text).object?["question"] == "setup")
    let wrong = try Program.run("ask", "setup", "-o", folder.path("a.html"), store: store)
    #expect(wrong.code == 64)
    #expect(wrong.error.contains("html"))
  }

  @Test func `colour comes only where it is asked for`() throws {
    let path = try Spine.made().input("failed.ndjson")
    let escape = "\u{1b}["
    #expect(try !Program.run("diagnose", path).output.contains(escape))
    #expect(try !Program.run("diagnose", path, "--color", "never").output.contains(escape))
    #expect(try Program.run("diagnose", path, "--color", "always").output.contains(escape))
  }
}
