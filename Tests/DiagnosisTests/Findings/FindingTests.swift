import Findings
import SyncEvents
import Testing

struct FindingTests {
  private static let finding: Finding = {
    var finding = Finding(
      id: "an-id",
      title: "T",
      severity: .error,
      confidence: 0.85,
      summary: "S",
      evidence: [
        Evidence("a line", .line(file: "f.txt", line: 3)), Evidence("an event", .event("s#1")),
        Evidence("neither"),
      ]
    )
    finding.fix = ["do"]
    return finding
  }()

  @Test func `a finding has the members that the command line promises`() throws {
    let json = try #require(Self.finding.json.object)
    #expect(
      json.members.map(\.name) == [
        "id", "title", "severity", "confidence", "summary", "evidence", "against", "fix", "verify",
        "notWorthTrying", "captureNext", "lookAlikes", "references", "devices",
      ]
    )
    #expect(json["severity"] == "error")
    #expect(json["confidence"] == .number("0.85"))
    #expect(
      json["evidence"] == [
        ["what": "a line", "source": ["file": "f.txt", "line": 3]],
        ["what": "an event", "source": ["event": "s#1"]], ["what": "neither"],
      ]
    )
    #expect(json["against"] == [])
    #expect(json["fix"] == ["do"])
  }

  @Test func `severities are in order`() {
    #expect(Severity.info < .warning)
    #expect(Severity.warning < .error)
    #expect([Severity.error, .info, .warning].max() == .error)
  }

  @Test func `a source reads as people look it up`() {
    #expect("\(EvidenceSource.line(file: "a.txt", line: 7))" == "a.txt:7")
    #expect("\(EvidenceSource.event("s#1"))" == "event s#1")
  }
}
