import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct SavedButNoExportTests {
  private let rule = SavedButNoExport()

  private static func scene(
    saves: [Double] = [30],
    store: String? = "private",
    last: Double = 600
  ) -> Scene {
    var scene = Scene.ready()
    for second in saves {
      var save: JSONObject = ["inserted": ["CareEvent": 1]]
      save.append("store", text: store)
      scene.add(second, "save", save)
    }
    scene.add(last, "beat")
    return scene
  }

  @Test func `saves into a store that set up, and no export, are told`() throws {
    let finding = try #require(try Given.finding(rule, Self.scene(saves: [30, 60])))
    #expect(finding.id == "saved-but-no-export")
    #expect(finding.evidence.first?.what.contains("2 saves") == true)
    #expect(finding.evidence.first?.source == .line(file: "report 0.ndjson", line: 10))
  }

  @Test func `an export that began answers, however it ended`() throws {
    var scene = Self.scene()
    scene.sync(40, "export", store: "private", ends: false)
    #expect(try Given.found(rule, scene) == [])
  }

  @Test func `a launch that ended soon after its save says nothing`() throws {
    #expect(try Given.found(rule, Self.scene(saves: [30], last: 100)) == [])
    #expect(try Given.found(rule, Self.scene(saves: [30], last: 151)) == ["saved-but-no-export"])
  }

  @Test func `saves that need no export say nothing`() throws {
    var scene = Self.scene(saves: [30], store: "Local")
    #expect(try Given.found(rule, scene) == [])
    scene.add(0.3, "store", ["store": "Local", "cloudKitOptions": false, "loaded": true])
    #expect(try Given.found(rule, scene) == [])
    #expect(try Given.found(rule, Self.scene(saves: [])) == [])
  }

  @Test func `the wait begins with the first save that needs an export`() throws {
    var scene = Scene.ready()
    scene.add(0.3, "store", ["store": "Local", "cloudKitOptions": false, "loaded": true])
    scene.add(5, "save", ["store": "Local", "inserted": ["Draft": 1]])
    scene.add(590, "save", ["store": "private", "inserted": ["CareEvent": 1]])
    scene.add(600, "beat")
    #expect(try Given.found(rule, scene) == [])
  }

  @Test func `without a setup that ended well the lack of an export has another cause`() throws {
    #expect(try Given.found(rule, Scenes.silent()) == [])
    #expect(try Given.found(rule, Scenes.half()) == [])
  }
}
