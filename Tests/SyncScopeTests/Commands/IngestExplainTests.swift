import SyncEvents
import TestSupport
import Testing

/// `ingest --explain` tells what would be understood, and stores nothing.
struct IngestExplainTests {
  private static let console = """
    2026-09-20 10:00:00.000 App[1:2] my own line
    2026-09-20 10:00:01.000 App[1:2] Error Domain=CKErrorDomain Code=9 "Not Authenticated"

    """
  private static let report = """
    {"v":1,"kind":"save","ts":"2026-09-20T10:05:00Z","id":"1"}
    {"v":1,"kind":"save","ts":"soon","id":"2"}
    {"v":1,"kind":"save","ts":"later","id":"3"}

    """

  private func folder() throws -> SharedFolder {
    let folder = try SharedFolder()
    _ = try folder.write(Self.console, to: "in/console.txt")
    _ = try folder.write(Self.report, to: "in/report.ndjson")
    return folder
  }

  @Test func `each file is told with its format, what was understood and what not`() throws {
    let folder = try folder()
    let store = folder.path("store.sqlite")
    let outcome = try Program.run(
      "ingest",
      "--explain",
      folder.path("in"),
      "--format",
      "json",
      store: store
    )
    #expect(outcome.code == 0)
    let files = (try outcome.object["files"]?.array ?? []).compactMap(\.object)
    #expect(files.map { $0["format"]?.text } == ["console", "own"])
    #expect(files[0][path: "byKind"] == ["log": 2])
    #expect(files[0][path: "unknownText", "count"] == 1)
    #expect(files[1][path: "byKind"] == ["save": 1])
    let refused = files[1]["refused"]?.array?.compactMap(\.object) ?? []
    #expect(refused.reduce(0) { $0 + Int($1[path: "lines", "count"]?.integer ?? 0) } == 2)
    #expect(try Program.run("store", "info", store: store).code == 66)
  }

  @Test func `the text names lines`() throws {
    let folder = try folder()
    let outcome = try Program.run("ingest", "--explain", folder.path("in"))
    #expect(outcome.output.contains("format: console, because"))
    #expect(outcome.output.contains("line 1: my own line"))
    #expect(outcome.output.contains("line 2:"))
  }

  @Test func `nothing understood is exit 65`() throws {
    #expect(try Program.run("ingest", "--explain", "-", input: "\u{1}\u{2}").code == 65)
  }
}
