import SyncEvents
import Testing

@testable import Reports

struct ReportJSONTests {
  @Test func `has the members that scripts rely on`() throws {
    let report = try Sample.failed().report(.problem)
    let object = try #require(report.json.object)
    #expect(
      object.members.map(\.name) == [
        "subject", "made", "diagnosis", "setup", "imports", "exports", "recordSaves", "asymmetry",
        "errors", "deviceCount", "eventCount",
      ]
    )
    #expect(object["deviceCount"] == 1)
    #expect(object["eventCount"] == 8)
    let error = try #require(object["errors"]?.array?.first?.object)
    #expect(error["count"] == 2)
    #expect(error["devices"] == ["failed-phone"])
    #expect(error["versions"] == ["1.4.0 (57)"])
    #expect(error["firstSeen"] == "2026-11-02T08:00:02.500Z")
    #expect(error["lastSeen"] == "2026-11-02T08:00:04.500Z")
    #expect(error["example"] == Sample.refusal(items: 60))
  }
}
