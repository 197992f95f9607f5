import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct HistoryTrackingOffTests {
  private let rule = HistoryTrackingOff()

  @Test func `a mirrored store without history is told`() throws {
    let scene = Scene.silent(store: ["historyTracking": false])
    let finding = try #require(try Given.finding(rule, scene))
    #expect(finding.id == "history-tracking-off")
    #expect(finding.confidence == 0.7)
  }

  @Test func `Core Data's own line is certain`() throws {
    var scene = Scene.silent()
    scene.add(
      1,
      "log",
      ["message": "NSPersistentHistoryTrackingKey is required for the CloudKit integration."]
    )
    #expect(try Given.finding(rule, scene)?.confidence == 0.95)
  }

  @Test func `a local store without history is no fault`() throws {
    let local: JSONObject = ["historyTracking": false, "cloudKitOptions": false]
    #expect(try Given.found(rule, .silent(store: local)) == [])
  }

  @Test func `a setup that came, or a description that doesn't tell, says nothing`() throws {
    var scene = Scene.silent(store: ["historyTracking": false])
    scene.sync(2, "setup", store: "private")
    #expect(try Given.found(rule, scene) == [])
    #expect(try Given.found(rule, .silent(store: ["historyTracking": "absent"])) == [])
  }
}
