import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct VerdictTests {
  @Test func `a result has the members that the command line promises`() throws {
    let json = try #require(try Given.result(Scenes.failed()).json.object)
    #expect(
      json.members.map(\.name) == [
        "verdict", "findings", "ruledOut", "noise", "checklist", "setup", "events", "errors",
        "captureNext",
      ]
    )
    #expect(json["verdict"] == "problem")
    #expect(json["setup"]?.object?.members.map(\.name) == ["began", "because"])
    #expect(
      json["events"] == [
        "setup": ["began": 2, "ended": 2], "import": ["began": 0, "ended": 0],
        "export": ["began": 0, "ended": 0],
      ]
    )
    let error = try #require(json["errors"]?.array?.first?.object)
    #expect(error["count"] == 2)
    #expect(error["noise"] == nil)
    #expect(error["error"] == Scenes.shareTypeError)
    let step = try #require(json["checklist"]?.array?.first?.object)
    #expect(step.members.map(\.name) == ["step", "answer", "detail"])
  }

  @Test func `the verdicts have the names of the command line`() {
    let verdicts: [Verdict] = [.problem, .healthy, .insufficientEvidence, .unrelated]
    #expect(
      verdicts.map(\.rawValue) == ["problem", "healthy", "insufficient-evidence", "unrelated"]
    )
  }
}
