import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct PerRecordFailureSwallowedTests {
  private let rule = PerRecordFailureSwallowed()
  private static let refused = partialError(
    "recordName=a",
    cloudKitError(12, ["description": "no type"])
  )

  private static func scene(_ call: JSONObject) -> Scene {
    var scene = Scene.ready()
    let usual: JSONObject = ["operation": "modifyRecords", "requested": 2, "thrown": false]
    scene.add(20, "operation", usual.overlaid(call))
    return scene
  }

  @Test func `a call that did not throw and lost a record is told with the record's words`() throws
  {
    let scene = Self.scene(["saved": 1, "failed": 1, "error": Self.refused])
    let finding = try #require(try Given.finding(rule, scene))
    #expect(finding.id == "per-record-failure-swallowed")
    #expect(finding.severity == .error)
    #expect(finding.evidence.first?.what.contains("no type") == true)
  }

  @Test func `counts alone are enough`() throws {
    #expect(try Given.found(rule, Self.scene(["saved": 1])) == ["per-record-failure-swallowed"])
  }

  @Test func `an error that the app shows speaks against it`() throws {
    var scene = Self.scene(["saved": 1, "error": Self.refused])
    scene.add(21, "error", ["context": "share", "error": Self.refused])
    let finding = try #require(try Given.finding(rule, scene))
    #expect(finding.severity == .warning)
    #expect(finding.against.count == 1)
  }

  @Test func `a call that threw swallowed nothing`() throws {
    #expect(try Given.found(rule, Self.scene(["thrown": true, "failed": 1])) == [])
  }

  @Test func `without a word on throwing nothing is known`() throws {
    #expect(try Given.found(rule, Self.scene(["thrown": "absent", "failed": 1])) == [])
    #expect(try Given.found(rule, Scenes.healthy()) == [])
  }
}
