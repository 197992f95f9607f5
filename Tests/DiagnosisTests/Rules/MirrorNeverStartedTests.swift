import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct MirrorNeverStartedTests {
  private let rule = MirrorNeverStarted()

  @Test func `a silent launch without a better cause is told`() throws {
    let finding = try #require(
      try Given.finding(rule, .silent(store: ["configuration": "Private"]))
    )
    #expect(finding.id == "mirror-never-started")
    #expect(finding.confidence == 0.8)
    #expect(finding.devices == ["phone"])
  }

  @Test func `where the configuration explains it, it is not said twice`() throws {
    #expect(try Given.found(rule, .silent()) == [])
    // The other device is silent for another reason.
    let finding = try #require(
      try Given.finding(rule, .silent("a"), .silent("b", store: ["configuration": "Private"]))
    )
    #expect(finding.devices == ["b"])
  }

  @Test(
    arguments: [
      ("an account that is missing", [:], "noAccount", [:]),
      ("a recorder that came late", [:], "available", ["storesLoaded": true]),
      ("stores without options", ["cloudKitOptions": false], "available", [:]),
    ] as [(String, JSONObject, String, JSONObject)]
  )
  func `what has an earlier cause, or can't be known, is not said`(
    what: String,
    store: JSONObject,
    account: String,
    session: JSONObject
  ) throws {
    let scene = Scene.silent(
      session: session,
      store: store.overlaid(["configuration": "Private"]),
      account: account
    )
    #expect(try Given.found(rule, scene) == [], "\(what)")
  }

  @Test func `a setup that began, however it ended, is no silence`() throws {
    for scene in [Scenes.half(), Scenes.failed(), Scenes.healthy()] {
      #expect(try Given.found(rule, scene) == [])
    }
  }
}
