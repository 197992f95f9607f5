import Reports
import SyncEvents
import Testing

@testable import Lint

struct LintRenderersTests {
  private static let report = LintReport(
    results: [
      LintResult(
        rule: "missing-share-type",
        level: .note,
        file: "App/a b,c.ckdb",
        line: 3,
        column: nil,
        entity: nil,
        field: nil,
        message: "100% sure\u{1b}[31m\nnot",
        fix: "Share: once."
      ),
      LintResult(
        rule: "ordered-relationship",
        level: .error,
        file: "App/contents",
        line: 7,
        column: 5,
        entity: "Note",
        field: "tags",
        message: "Note.tags is ordered",
        fix: "Untick Ordered."
      ),
    ],
    count: 2,
    unread: ["x: no such file"]
  )

  @Test func `the JSON has the members that the command line promises`() throws {
    let object = try #require(Self.report.json.object)
    let rows = try #require(object["results"]?.array)
    #expect(rows.count == 2)
    let row = try #require(rows.last?.object)
    #expect(row["rule"] == "ordered-relationship")
    #expect(row["level"] == "error")
    #expect(row["file"] == "App/contents")
    #expect(row["line"] == 7)
    #expect(row["entity"] == "Note")
    #expect(row["field"] == "tags")
    #expect(row["message"] == "Note.tags is ordered")
    #expect(row["fix"] == "Untick Ordered.")
    #expect(rows.first?.object?["entity"] == nil)
    #expect(object["errors"] == 1)
    #expect(object["unread"] == ["x: no such file"])
  }

  @Test func `the text stays within its width, and nothing in it repaints a terminal`() {
    let text = LintText.render(Self.report, style: TextStyle(width: 60))
    #expect(text.hasPrefix("✗ 1 error and 1 note in 2 files.\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 60 })
    #expect(text.contains("✗ 7: Note.tags is ordered [ordered-relationship]"))
    #expect(!text.contains("\u{1b}"))
  }

  @Test func `a clean run says so, and one that read nothing does not`() {
    let clean = LintText.render(LintReport(results: [], count: 1), style: TextStyle())
    #expect(clean == "✓ Nothing found in 1 file.\n")
    let none = LintText.render(LintReport(results: [], count: 0), style: TextStyle())
    #expect(none == "? No file was judged.\n")
  }

  @Test func `Xcode gets a line for each result`() {
    #expect(
      LintXcode.render(Self.report) == """
        App/a b,c.ckdb:3:1: note: 100% sure␛[31m not [missing-share-type]
        App/contents:7:5: error: Note.tags is ordered [ordered-relationship]

        """
    )
  }

  @Test func `GitHub gets the worst first, escaped`() {
    #expect(
      LintGitHub.render(Self.report) == """
        ::error file=App/contents,line=7,col=5,title=A relationship is ordered::Note.tags is \
        ordered [ordered-relationship]%0AUntick Ordered.
        ::notice file=App/a b%2Cc.ckdb,line=3,title=The schema lists no cloudkit.share::100%25 \
        sure␛[31m%0Anot [missing-share-type]%0AShare: once.

        """
    )
  }

  @Test func `SARIF has rules, places below the root, and fingerprints that lines don't move`()
    throws
  {
    let log = try #require(LintSARIF.render(Self.report, version: "1.0.0").object)
    #expect(log["version"] == "2.1.0")
    let run = try #require(log["runs"]?.array?.first?.object)
    let driver = try #require(run["tool"]?.object?["driver"]?.object)
    let rules = driver["rules"]?.array?.compactMap { $0.object?["id"]?.text }
    #expect(rules == ["ordered-relationship", "missing-share-type"])
    let results = run["results"]?.array?.compactMap(\.object) ?? []
    #expect(results.map { $0["ruleIndex"] } == [1, 0])
    #expect(results.map { $0["level"] } == ["note", "error"])
    let place = results.first?["locations"]?.array?.first?.object?["physicalLocation"]?.object
    #expect(place?["artifactLocation"]?.object?["uri"] == "App/a%20b%2Cc.ckdb")
    #expect(place?["region"] == .object(["startLine": 3]))

    var moved = Self.report
    moved.results[1].line = 70
    let prints = [Self.report, moved].map { report -> JSONValue? in
      let run = LintSARIF.render(report, version: "1").object?["runs"]?.array?.first?.object
      return run?["results"]?.array?.last?.object?["partialFingerprints"]
    }
    #expect(prints[0] == prints[1])
  }
}
