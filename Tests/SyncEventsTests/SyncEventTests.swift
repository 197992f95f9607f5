import SyncEvents
import Testing

struct SyncEventTests {
  static func event(_ members: JSONObject) throws -> SyncEvent {
    var body: JSONObject = ["v": 1, "kind": "beat"]
    for member in members.members { body[member.name] = member.value }
    return try SyncEvent(body)
  }

  @Test
  func `reads the members that every kind has`() throws {
    let event = try Self.event([
      "ts": "2026-11-02T08:00:00Z", "id": "i", "session": "s", "seq": 7, "device": "d",
      "app": ["bundle": "b", "version": "1", "build": "2", "environment": "production"],
      "os": "iOS 18.1", "model": "iPhone15,2", "role": "owner", "container": "c",
      "store": "private",
      "source": ["format": "console", "name": "n", "line": 3],
    ])
    #expect(event.kind == .beat)
    #expect(event.time == Timestamp("2026-11-02T08:00:00Z"))
    #expect(event.id == "i")
    #expect(event.session == "s")
    #expect(event.sequence == 7)
    #expect(event.device == "d")
    #expect(
      event.app == App(bundle: "b", version: "1", build: "2", environment: "production")
    )
    #expect(event.os == "iOS 18.1")
    #expect(event.model == "iPhone15,2")
    #expect(event.role == "owner")
    #expect(event.container == "c")
    #expect(event.store == "private")
    #expect(event.source == EventSource(format: "console", name: "n", line: 3))
  }

  @Test(
    arguments: [
      (["id": "i"], [.id("i")]),
      (["session": "s", "seq": 0], [.sequence(device: nil, session: "s", number: 0)]),
      (
        ["id": "i", "session": "s", "seq": 1, "device": "d"],
        [.id("i"), .sequence(device: "d", session: "s", number: 1)]
      ),
      (["session": "s"], []), (["seq": 1], []), ([:], []),
      (["kind": "sync", "type": "setup", "phase": "began", "eventID": "e"], []),
      (
        ["kind": "sync", "type": "setup", "phase": "began", "eventID": "e", "observed": "history"],
        [.history(device: nil, eventID: "e", phase: "began")]
      ),
      (["kind": "sync", "type": "setup", "phase": "began", "observed": "history"], []),
    ] as [(JSONObject, [EventIdentity])]
  )
  func `is identified by its id, its place in a launch, or the framework's own record`(
    members: JSONObject,
    identities: [EventIdentity]
  ) throws {
    #expect(try Self.event(members).identities == identities)
  }

  @Test
  func `is found again by its id, else by launch and number`() throws {
    #expect(try Self.event(["id": "i", "session": "s", "seq": 1]).label == "i")
    #expect(try Self.event(["session": "s", "seq": 1]).label == "s#1")
    #expect(try Self.event(["kind": "log"]).label == "?#?")
  }

  @Test
  func `events are equal when all they say is`() throws {
    #expect(try Self.event(["id": "i"]) == Self.event(["id": "i"]))
    #expect(try Self.event(["id": "i"]) != Self.event(["id": "i", "more": 1]))
    #expect(Set([try Self.event(["id": "i"]), try Self.event(["id": "i"])]).count == 1)
  }
}
