import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct SameFileTwoModesTests {
  private let rule = SameFileTwoModes()

  private func launch(
    _ mirrored: JSONValue,
    session: String,
    url: JSONValue = "file:///a.sqlite"
  )
    -> Scene
  {
    var scene = Scene(device: "phone", session: session)
    scene.add(0, "session", ["phase": "began", "storesLoaded": false])
    scene.add(
      1,
      "store",
      ["store": "private", "url": url, "cloudKitOptions": mirrored, "loaded": true]
    )
    return scene
  }

  @Test func `one file with and without CloudKit is a warning`() throws {
    let scenes = [launch(true, session: "S1"), launch(false, session: "S2")]
    let outcome = rule.outcome(in: try Given.timeline(scenes))
    #expect(outcome.findings.map(\.id) == ["same-file-two-modes"])
    #expect(outcome.findings.first?.severity == .warning)
  }

  @Test func `two files, one for each mode, are as they should be`() throws {
    let scenes = [
      launch(true, session: "S1"), launch(false, session: "S2", url: "file:///b.sqlite"),
    ]
    #expect(rule.outcome(in: try Given.timeline(scenes)).findings.isEmpty)
  }

  @Test func `an extension opens the file without CloudKit as it should`() throws {
    var other = launch(false, session: "S2")
    other.add(2, "environment", ["process": "extension"])
    let scenes = [launch(true, session: "S1"), other]
    #expect(rule.outcome(in: try Given.timeline(scenes)).findings.isEmpty)
  }

  @Test func `a description that does not tell its options proves nothing`() throws {
    let scenes = [launch(true, session: "S1"), launch(nil, session: "S2")]
    #expect(rule.outcome(in: try Given.timeline(scenes)).findings.isEmpty)
  }
}
