import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct ICloudDisabledForAppTests {
  private let rule = ICloudDisabledForApp()
  private static let refused: JSONValue = ["domain": "CKErrorDomain", "code": 9]

  private func launch(status: String?) -> Scene {
    var scene = Scene.silent(account: status)
    scene.add(9, "error", ["context": "fetch", "error": Self.refused])
    return scene
  }

  @Test func `signed in, and yet no user: the app is switched off`() throws {
    #expect(try Given.found(rule, launch(status: "available")) == ["icloud-disabled-for-app"])
  }

  @Test(arguments: ["noAccount", nil])
  func `without a reading that says available it is not known`(status: String?) throws {
    #expect(try Given.found(rule, launch(status: status)) == [])
  }

  @Test func `another device's account says nothing of this one`() throws {
    let scenes = [Scene.silent("tablet"), Scene.error(Self.refused, device: "phone")]
    #expect(rule.outcome(in: try Given.timeline(scenes)).findings.isEmpty)
  }
}
