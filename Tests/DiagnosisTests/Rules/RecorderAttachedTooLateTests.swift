import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct RecorderAttachedTooLateTests {
  private let rule = RecorderAttachedTooLate()

  @Test func `stores that had loaded before the recorder came are told`() throws {
    let finding = try #require(try Given.finding(rule, Scenes.late()))
    #expect(finding.id == "recorder-attached-too-late")
    #expect(finding.severity == .warning)
    #expect(finding.confidence >= 0.9)
    #expect(finding.devices == ["late-phone"])
    #expect(finding.evidence.first?.source == .line(file: "report 0.ndjson", line: 2))
  }

  @Test func `a setup that was seen after all leaves nothing to tell`() throws {
    var scene = Scenes.late()
    scene.sync(9, "setup", store: "private")
    #expect(try Given.found(rule, scene) == [])
  }

  @Test func `a recorder that came first, or doesn't say, is not late`() throws {
    #expect(try Given.found(rule, Scenes.silent()) == [])
    #expect(try Given.found(rule, .silent(session: ["storesLoaded": "absent"])) == [])
  }

  @Test func `it decides nothing about sync`() throws {
    let result = try Given.result(Scenes.late())
    #expect(result.verdict == .insufficientEvidence)
    #expect(result.findings.map(\.id) == ["recorder-attached-too-late"])
    #expect(result.setupBegan == nil)
  }
}
