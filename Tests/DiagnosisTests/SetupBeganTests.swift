import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

/// `setup.began`: yes where it was seen, no where it surely wasn't, null where it can't be known.
struct SetupBeganTests {
  @Test(
    arguments: [
      ("both set up", [Scenes.healthy()], true), ("one began", [Scenes.half()], true),
      ("both failed", [Scenes.failed()], true), ("silence under watch", [Scenes.silent()], false),
      ("the recorder came late", [Scenes.late()], nil), ("no launch", [Scene(device: "p")], nil),
      ("one device is silent", [Scenes.healthy(), Scenes.silent()], false),
      (
        "nobody says when the recorder came", [Scene.silent(session: ["storesLoaded": "absent"])],
        nil
      ),
    ] as [(String, [Scene], Bool?)]
  )
  func `whether setup began`(what: String, scenes: [Scene], began: Bool?) throws {
    let result = Diagnosis.result(of: try Given.timeline(scenes))
    #expect(result.setupBegan == began, "\(what): \(result.setupBecause)")
    #expect(!result.setupBecause.isEmpty)
    let told = result.json.object?["setup"]?.object?["began"]
    #expect(told == (began.map(JSONValue.bool) ?? .null))
  }
}
