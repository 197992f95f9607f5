import Questions
import SyncEvents
import Testing
import TestSupport

struct ErrorFactsJSONTests {
  @Test
  func `a group has the members that cli.md names`() throws {
    var scene = Scene(device: "d")
    let error: JSONValue = ["domain": "A", "code": 1, "underlying": ["domain": "B"]]
    for second in [1.0, 5] { scene.add(second, "error", ["error": error]) }
    let facts = try folded(scene)
    let group = try #require(facts.errors.values.first)
    let expected: JSONValue = [
      "fingerprint": .string(group.example.fingerprint), "signature": "A 1 > B", "count": 2,
      "devices": ["d"], "versions": ["1.4.0 (57)"], "firstSeen": stamp(1), "lastSeen": stamp(5),
      "example": error,
    ]
    #expect(group.json(versions: facts.versions(of: group)) == expected)
  }

  @Test
  func `versions are named with their build where there is one, each once`() throws {
    var events: [SyncEvent] = []
    for (index, app) in [["version": "2"], ["version": "2"], ["build": "9"], nil].enumerated() {
      let app: JSONValue =
        app.map { .object(JSONObject($0.map { JSONMember(name: $0, value: .string($1)) })) } ?? nil
      var scene = Scene(device: "d\(index)", members: ["app": app])
      scene.add(1, "error", ["error": ["domain": "A"]])
      events += try scene.events()
    }
    let facts = folded(events)
    let group = try #require(facts.errors.values.first)
    #expect(facts.versions(of: group) == ["2"])
  }

  @Test
  func `an error of unknown time has none`() throws {
    let body: JSONObject = ["v": 1, "kind": "error", "id": "i", "error": ["domain": "A"]]
    let group = try #require(folded([try SyncEvent(body)]).errors.values.first)
    let json = try #require(group.json(versions: []).object)
    #expect(json["firstSeen"] == .null && json["lastSeen"] == .null)
    #expect(json["versions"] == [])
  }
}
