import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct SharingInterfaceSilentTests {
  private let rule = SharingInterfaceSilent()

  private static func scene(_ share: JSONObject, until last: Double = 120) -> Scene {
    var scene = Scene.ready()
    scene.share(20, "presented", share)
    scene.add(last, "beat")
    return scene
  }

  @Test(arguments: ["hasURL", "hasChangeTag"])
  func `an unsaved share that was shown, and silence for a minute`(lack: String) throws {
    let share = JSONObject([JSONMember(name: lack, value: false)])
    let finding = try #require(try Given.finding(rule, Self.scene(share)))
    #expect(finding.id == "sharing-ui-silent")
    #expect(finding.severity == .warning)
    #expect(!finding.captureNext.isEmpty)
  }

  @Test func `a saved share that was shown is well`() throws {
    #expect(try Given.found(rule, Self.scene(["hasURL": true, "hasChangeTag": true])) == [])
  }

  @Test(arguments: ["saved", "failed", "stopped"])
  func `an answer of the delegate is no silence`(phase: String) throws {
    var scene = Self.scene(["hasURL": false])
    scene.share(30, phase)
    #expect(try Given.found(rule, scene) == [])
  }

  @Test func `a launch that ended soon, or a share of which nothing is told, says nothing`() throws
  {
    #expect(try Given.found(rule, Self.scene(["hasURL": false], until: 60)) == [])
    #expect(try Given.found(rule, Self.scene([:])) == [])
  }
}
