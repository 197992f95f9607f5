import Findings
import SyncEvents
import Testing

@testable import Reports

struct WordingTests {
  @Test(arguments: [
    (1.0, "certain, 100 %"), (0.9, "certain, 90 %"), (0.89, "strong, 89 %"),
    (0.7, "strong, 70 %"), (0.69, "likely, 69 %"), (0.4, "likely, 40 %"),
    (0.39, "possible, 39 %"), (0, "possible, 0 %"), (.nan, "possible, 0 %"),
  ])
  func `puts confidence into words and per cent`(confidence: Double, text: String) {
    let finding = Finding(
      id: "a",
      title: "b",
      severity: .info,
      confidence: confidence,
      summary: "c",
      evidence: []
    )
    #expect(finding.confidenceText == text)
  }

  @Test(arguments: [
    (0, "0 s"), (0.25, "0.25 s"), (1.5, "1.5 s"), (59.96, "60 s"), (60, "1 min"),
    (90, "1 min 30 s"), (3_600, "1 h"), (5_400, "1 h 30 min"), (90_000, "1 d 1 h"),
    (.infinity, "?"),
  ])
  func `names lengths of time in two units`(seconds: Double, text: String) {
    #expect(durationText(seconds) == text)
  }

  @Test func `names a day once`() {
    #expect(
      spanText(Sample.time(0), Sample.time(30)) == "2026-11-02 08:00:00 – 08:00:30"
    )
    #expect(
      spanText(Sample.time(0), Sample.time(86_400))
        == "2026-11-02 08:00:00 – 2026-11-03 08:00:00"
    )
    #expect(spanText(Sample.time(0), Sample.time(0.4)) == "2026-11-02 08:00:00")
  }

  @Test(arguments: [
    (0, "export", "0 exports"), (1, "export", "1 export"), (2, "launch", "2 launches"),
    (2, "RecordSave", "2 RecordSaves"),
  ])
  func `counts`(count: Int, noun: String, text: String) {
    #expect(plural(count, noun) == text)
  }

  @Test func `takes the time out of evidence`() {
    let parts = EvidenceParts(
      Evidence("\(Sample.time(1)): phone: silent", .line(file: "a", line: 3))
    )
    #expect(parts.time == Sample.time(1))
    #expect(parts.what == "phone: silent")
    #expect(parts.source == "a:3")
    #expect(EvidenceParts(Evidence("phone: silent")).time == nil)
  }

  @Test func `the telling link is the item that failed for a reason of its own`() throws {
    let object = try #require(Sample.refusal(items: 3).object)
    let chain = try ErrorChain(object)
    #expect(
      chain.tellingLink.message == "Cannot create new type cloudkit.share in production schema"
    )
  }
}
