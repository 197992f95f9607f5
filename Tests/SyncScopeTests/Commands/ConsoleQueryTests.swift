import SyncEvents
import TestSupport
import Testing

/// Rows of the iCloud Console prove an absence only where somebody says that they are all of them.
struct ConsoleQueryTests {
  /// Two saves at 09:00 into a private store, of a build of production.
  private static let report: String = [
    #"{"v":1,"kind":"session","phase":"start","ts":"2026-11-02T09:00:00Z","id":"s","device":"d","#
      + #""session":"S","container":"iCloud.c","app":{"environment":"production"},"#
      + #""storesLoaded":false}"#,
    #"{"v":1,"kind":"stores","ts":"2026-11-02T09:00:01Z","id":"t","device":"d","session":"S","#
      + #""container":"iCloud.c","stores":[{"store":"private","scope":"private","cloudKit":true}]}"#,
    #"{"v":1,"kind":"save","ts":"2026-11-02T09:00:02Z","id":"u","device":"d","session":"S","#
      + #""container":"iCloud.c","app":{"environment":"production"},"store":"private","#
      + #""inserted":{"A":2}}"#,
  ].joined(separator: "\n")

  private static let rows = """
    time,operationType,wherever,overallStatus,platform
    2026-11-02T08:30:00Z,RecordFetch,PRIVATE,SUCCESS,iPhone
    2026-11-02T10:30:00Z,RecordFetch,PRIVATE,SUCCESS,iPhone

    """

  private func ask(_ options: [String], rows: String = Self.rows) throws -> JSONObject {
    let folder = try SharedFolder()
    let store = folder.path("store.sqlite")
    let report = try folder.write(Self.report, to: "report.ndjson")
    let table = try folder.write(rows, to: "rows.csv")
    let ingest = try Program.run(["ingest", report, table] + options, store: store)
    #expect(ingest.code == 0, "\(ingest.error)")
    return try Program.run("ask", "record-saves", "--format", "json", store: store).object
  }

  private static let known = [
    "--console-environment", "production", "--console-database", "PRIVATE",
  ]

  @Test func `a stated span without a RecordSave is zero`() throws {
    let answer = try ask(
      Self.known + [
        "--console-from", "2026-11-02T08:00Z", "--console-to", "2026-11-02T11:00Z",
      ]
    )
    #expect(answer["verdict"] == "zero")
    #expect(answer["windows"]?.array?.first?.object?["coverage"] == "full")
  }

  @Test func `a span that only the rows reach over is unknown, and the answer says what to state`()
    throws
  {
    let answer = try ask(Self.known)
    #expect(answer["verdict"] == "unknown")
    let window = answer["windows"]?.array?.first?.object
    #expect(window?["coverage"] == "partial")
    #expect(window?["because"]?.text?.contains("--console-from") == true)
  }

  @Test func `a column of an unknown name is understood once a file says what it means`() throws {
    let folder = try SharedFolder()
    let table = try folder.write(Self.rows, to: "rows.csv")
    let names = try folder.write("# theirs\nwherever = database\n", to: "columns.txt")
    let store = folder.path("store.sqlite")
    try Program.run("ingest", table, "--console-columns", names, store: store)
    let events = try Program.run("events", "--format", "ndjson", "--kind", "server", store: store)
    #expect(events.output.contains(#""database":"PRIVATE""#))
  }

  @Test func `a file of columns that says nonsense is named with its line`() throws {
    let folder = try SharedFolder()
    let table = try folder.write(Self.rows, to: "rows.csv")
    let names = try folder.write("a = database\nb = colour\n", to: "columns.txt")
    let outcome = try Program.run("diagnose", table, "--console-columns", names)
    #expect(outcome.code == 65)
    #expect(outcome.error.contains("columns.txt:2"))
  }

  @Test(arguments: [
    ["--console-from", "2026-11-02T08:00Z"],
    ["--console-from", "2026-11-02T08:00Z", "--console-to", "2026-11-02T09:00Z"],
    known + ["--console-from", "2026-11-02T08:00Z", "--console-to", "2026-11-02T07:00Z"],
    known + ["--console-from", "soon", "--console-to", "2026-11-02T07:00Z"],
  ])
  func `half a statement is refused`(options: [String]) throws {
    #expect(try Program.run(["diagnose", "-"] + options, input: Self.rows).code == 64)
  }
}
