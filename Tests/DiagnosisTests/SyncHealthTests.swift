import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct SyncHealthTests {
  @Test func `data that moved, and nothing that failed last, are health`() throws {
    #expect(SyncHealth.isShown(by: try Given.timeline([Scenes.healthy()])))
  }

  @Test func `a setup alone moves no data`() throws {
    #expect(!SyncHealth.isShown(by: try Given.timeline([.ready()])))
  }

  @Test func `a newest attempt that failed is no health, an older one is forgiven`() throws {
    var scene = Scenes.healthy()
    scene.sync(
      3_000,
      "export",
      store: "private",
      succeeded: false,
      error: ["domain": "CKErrorDomain", "code": 15]
    )
    #expect(!SyncHealth.isShown(by: try Given.timeline([scene])))
    scene.sync(3_100, "export", store: "private")
    #expect(SyncHealth.isShown(by: try Given.timeline([scene])))
  }

  @Test func `an import that has not ended moved nothing yet`() throws {
    var scene = Scene.ready()
    scene.sync(9, "import", store: "private", ends: false)
    #expect(!SyncHealth.isShown(by: try Given.timeline([scene])))
  }

  @Test(arguments: [false, true])
  func `a newest launch whose setup hangs or never came is no health`(begins: Bool) throws {
    var scene = Scene(device: "healthy-phone", session: "next")
    scene.add(80_000, "session", ["phase": "began", "storesLoaded": false, "expectedStores": 1])
    if begins { scene.sync(80_001, "setup", store: "private", ends: false) }
    scene.add(81_000, "beat")
    #expect(!SyncHealth.isShown(by: try Given.timeline([Scenes.healthy(), scene])))
    scene.sync(81_001, "setup", store: "private")
    #expect(SyncHealth.isShown(by: try Given.timeline([Scenes.healthy(), scene])))
  }
}
