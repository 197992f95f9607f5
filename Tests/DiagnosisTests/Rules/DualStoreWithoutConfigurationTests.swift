import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct DualStoreWithoutConfigurationTests {
  private let rule = DualStoreWithoutConfiguration()

  @Test func `two stores without configuration and a silent mirror are likely the cause`() throws {
    let finding = try #require(try Given.finding(rule, .silent()))
    #expect(finding.id == "dual-store-without-named-configuration")
    #expect(finding.confidence == 0.5)
    #expect(finding.against.isEmpty)
    #expect(finding.devices == ["phone"])
    #expect(finding.evidence.contains { $0.what.contains("none with a named configuration") })
    // It is what remains, and its words say so.
    #expect(finding.summary.contains("no setup was reported"))
  }

  @Test func `a scheduler line that names an export speaks against it`() throws {
    var scene = Scene.silent()
    scene.add(
      300,
      "log",
      [
        "message": .string(
          "updateTaskRequest failed for com.apple.coredata.cloudkit.activity.export."
            + "A0000023-0000-4000-8000-000000000001"
        )
      ]
    )
    let finding = try #require(try Given.finding(rule, scene))
    #expect(finding.confidence == 0.4)
    #expect(finding.against.count == 1)
  }

  @Test(
    arguments: [
      ("a named configuration", ["configuration": "Private"]),
      ("a model that is not told", ["configuration": "absent"]),
      ("local stores", ["cloudKitOptions": false]),
      ("two stores of one scope", ["scope": "private"]),
    ] as [(String, JSONObject)]
  )
  func `a look-alike is not it`(what: String, store: JSONObject) throws {
    #expect(try Given.found(rule, .silent(store: store)) == [], "\(what)")
  }

  @Test func `a model without configurations tells what the descriptions don't`() throws {
    let model = """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" usedWithCloudKit="YES">
        <entity name="Care" syncable="YES"/>
      </model>
      """
    let finding = try #require(
      try Given.finding(
        rule,
        .silent(store: ["configuration": "absent"]),
        files: ["contents": model]
      )
    )
    #expect(finding.evidence.contains { $0.what.contains("no <configuration>") })
  }

  @Test(
    arguments: [
      ("no account", "noAccount", [:]),
      ("history tracking off", "available", ["historyTracking": false]),
      ("a store that did not load", "available", ["loaded": false]),
    ] as [(String, String, JSONObject)]
  )
  func `what explains the silence earlier rules it out`(
    what: String,
    account: String,
    store: JSONObject
  ) throws {
    let timeline = try Given.timeline([.silent(store: store, account: account)])
    let outcome = rule.outcome(in: timeline)
    #expect(outcome.findings.isEmpty, "\(what)")
    #expect(outcome.ruledOut.map(\.id) == ["dual-store-without-named-configuration"])
  }

  @Test(
    arguments: [
      ("the recorder came late", ["storesLoaded": true]),
      ("nobody says when it came", ["storesLoaded": "absent"]),
    ] as [(String, JSONObject)]
  )
  func `without its precondition it says nothing`(what: String, session: JSONObject) throws {
    #expect(try Given.found(rule, .silent(session: session)) == [], "\(what)")
  }

  @Test func `a launch of a few seconds is too short to be silent`() throws {
    #expect(try Given.found(rule, .silent(seconds: 20)) == [])
    #expect(
      try Given.found(rule, .silent(seconds: 31)) == ["dual-store-without-named-configuration"]
    )
  }

  @Test func `stores that set up rule it out for the app`() throws {
    let outcome = rule.outcome(in: try Given.timeline([Scenes.healthy()]))
    #expect(outcome.ruledOut.map(\.because) == ["several stores set up in one launch"])
  }

  @Test func `devices alike are one finding`() throws {
    let finding = try #require(try Given.finding(rule, .silent("a"), .silent("b")))
    #expect(finding.devices == ["a", "b"])
  }
}
