import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct InitialImportRunningTests {
  private let rule = InitialImportRunning()

  private static func scene(until last: Double = 60) -> Scene {
    var scene = Scene.ready()
    scene.sync(10, "import", store: "private", ends: false)
    scene.add(last, "beat")
    return scene
  }

  @Test func `a first import without an end is worth knowing, and no fault`() throws {
    let finding = try #require(try Given.finding(rule, Self.scene()))
    #expect(finding.id == "initial-import-running")
    #expect(finding.severity == .info)
    #expect(finding.against.isEmpty)
  }

  @Test func `after ten minutes it is less sure`() throws {
    let finding = try #require(try Given.finding(rule, Self.scene(until: 800)))
    #expect(finding.severity == .info)
    #expect(finding.confidence < 0.5)
    #expect(finding.against.count == 1)
  }

  @Test func `an import that ended, now or in an earlier launch, is not the first`() throws {
    var ended = Self.scene()
    ended.sync(40, "import", store: "private")
    #expect(try Given.found(rule, ended) == [])
    var earlier = Scene(device: "phone", session: "5E550000-0000-4000-8000-000000000009")
    earlier.sync(-900, "import", store: "private")
    #expect(try Given.found(rule, earlier, Self.scene()) == [])
  }

  @Test func `without a setup that went well it has another cause`() throws {
    var scene = Scenes.launch("phone")
    scene.sync(10, "import", store: "private", ends: false)
    #expect(try Given.found(rule, scene) == [])
  }
}
