import Questions
import SyncEvents
import Testing
import TestSupport

struct FactsFilterTests {
  static func scene(_ device: String) -> Scene {
    var scene = Scene(device: device)
    scene.add(1, "error", ["error": ["domain": "D"]])
    scene.add(
      2,
      "fields",
      ["entity": "A", "recordName": .string("h:\(device)"), "fields": ["x": "present"]]
    )
    scene.add(3, "server", ["operation": "RecordSave"])
    return scene
  }

  @Test
  func `keeps the launches asked for and what they told, and all of the server`() throws {
    let facts = try folded(Self.scene("a"), Self.scene("b"))
    var filter = EventFilter()
    filter.device = "a"
    let kept = facts.filtered(by: filter)
    #expect(Set(kept.sessions.keys.map(\.device)) == ["a"])
    #expect(kept.records.keys.map(\.record) == ["h:a"])
    #expect(kept.errors.values.first?.devices == ["a"])
    #expect(kept.errors.values.first?.count == 1)
    #expect(kept.server == facts.server)
  }

  @Test
  func `an error of other launches alone is gone`() throws {
    var filter = EventFilter()
    filter.device = "c"
    let kept = try folded(Self.scene("a")).filtered(by: filter)
    #expect(kept.errors.isEmpty && kept.sessions.isEmpty && kept.records.isEmpty)
  }

  @Test
  func `everything is everything`() throws {
    let facts = try folded(Self.scene("a"))
    #expect(facts.filtered(by: .everything).sessions == facts.sessions)
  }
}
