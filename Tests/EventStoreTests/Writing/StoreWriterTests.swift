import Questions
import SyncEvents
import TestSupport
import Testing

@testable import EventStore

struct StoreWriterTests {
  private static func event(
    id: String? = nil,
    session: String? = nil,
    sequence: Int64? = nil,
    device: String? = "phone",
    members: JSONObject = [:]
  ) throws -> SyncEvent {
    var body: JSONObject = ["v": 1, "kind": "beat", "ts": .string(Scene.start.description)]
    body.append("id", text: id)
    body.append("session", text: session)
    body.append("seq", sequence.map(JSONValue.integer))
    body.append("device", text: device)
    for member in members.members { body[member.name] = member.value }
    return try SyncEvent(body)
  }

  /// Pairs of events of which the second is the first again.
  private static let doubles: [(String, SyncEvent, SyncEvent)] = {
    let upper = "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"
    let history: JSONObject = [
      "kind": "sync", "type": "setup", "phase": "began", "observed": "history", "eventID": "E1",
    ]
    let pairs: [(String, SyncEvent?, SyncEvent?)] = [
      ("id", try? event(id: "x"), try? event(id: "x", device: "other")),
      ("UUID in other letters", try? event(id: upper), try? event(id: upper.lowercased())),
      (
        "UUID in mixed letters", try? event(id: upper),
        try? event(id: "6ba7b810-9DAD-11d1-80b4-00c04fd430c8")
      ),
      (
        "device, session and sequence", try? event(session: "s", sequence: 3),
        try? event(session: "s", sequence: 3, members: ["foreground": true])
      ),
      (
        "sequence under another id", try? event(id: "a", session: "s", sequence: 3),
        try? event(id: "b", session: "s", sequence: 3)
      ),
      (
        "id under another sequence", try? event(id: "a", session: "s", sequence: 3),
        try? event(id: "a", session: "s", sequence: 4)
      ),
      (
        "phase of an event of the framework's history", try? event(id: "a", members: history),
        try? event(id: "b", members: history)
      ),
    ]
    return pairs.compactMap { name, left, right in
      left.flatMap { left in right.map { (name, left, $0) } }
    }
  }()

  @Test func `every pair of doubles is made`() {
    #expect(Self.doubles.count == 7)
  }

  @Test(arguments: doubles)
  func `a double is stored once, in one commit or two`(
    what: String,
    first: SyncEvent,
    second: SyncEvent
  ) throws {
    let together = try TestStore()
    let counts = try together.commit([first, second, second])
    #expect(counts.accepted == 1)
    #expect(counts.duplicate == 2)
    let apart = try TestStore()
    let writer = try Store.openOrCreate(apart.path).writer()
    #expect(try writer.commit([TestStore.incoming(first)]).accepted == 1)
    #expect(try writer.commit([TestStore.incoming(second)]).duplicate == 1)
    #expect(try apart.commit([second]).duplicate == 1)
    #expect(try apart.events().map(\.event) == [first])
  }

  @Test func `what differs in device, session or number is another event`() throws {
    let store = try TestStore()
    let events = [
      try Self.event(session: "s", sequence: 1), try Self.event(session: "s", sequence: 2),
      try Self.event(session: "t", sequence: 1),
      try Self.event(session: "s", sequence: 1, device: "other"),
      try Self.event(session: "s", sequence: 1, device: nil),
      try Self.event(session: "s", sequence: 1, device: ""),
      try Self.event(session: "", sequence: 1), try Self.event(id: ""),
      try Self.event(id: "nai\u{308}ve"),
      try Self.event(id: "naïve"),
    ]
    #expect(try store.commit(events).accepted == events.count)
    #expect(try store.commit(events).duplicate == events.count)
    #expect(try store.events().count == events.count)
    #expect(try Store.verify(store.path).damages.isEmpty)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `the facts kept are the fold of all events`(seed: UInt64) throws {
    let store = try TestStore()
    var random = RandomEvents(seed: seed)
    var model = ArrivalModel()
    var offered: [SyncEvent] = []
    var writers = [
      try Store.openOrCreate(store.path).writer(), try Store.openOrCreate(store.path).writer(),
    ]
    for round in 0..<10 {
      var batch = try random.events(1 + random.generator.below(90))
      // Some that came before come again, and none in the order in which it happened.
      for _ in 0..<random.generator.below(20) where !offered.isEmpty {
        batch.insert(random.generator.pick(offered), at: random.generator.below(batch.count))
      }
      offered += batch
      if round == 5 { writers[0] = try Store.openOrCreate(store.path).writer() }
      let writer = writers[random.generator.below(2)]
      let counts = try writer.commit(
        batch.map { IncomingEvent(event: $0, byteCount: 100, signals: Self.signals($0)) }
      )
      #expect(counts == model.offer(batch))
    }
    let stored = try store.events()
    #expect(stored.map(\.event) == model.arrived)
    #expect(stored.map(\.ordinal) == (1...model.arrived.count).map(Int64.init))
    let kept = try Store.open(store.path).facts()
    let folded = FactsDifference.fold(model.arrived, signals: Self.signals)
    #expect(FactsDifference.parts(kept, folded) == [])
    #expect(try Store.verify(store.path).damages == [])
  }

  private static func signals(_ event: SyncEvent) -> [String] {
    event.kind == .log ? ["noise.bgst.code3"] : []
  }

  @Test func `launches that no longer are at hand are read again`() throws {
    let store = try TestStore()
    let writer = try Store.openOrCreate(store.path).writer()
    let count = Limits.cachedSessions + 50
    var all: [SyncEvent] = []
    for sequence in 0..<2 as Range<Int64> {
      let events = try (0..<count).map {
        try Self.event(session: "session \($0)", sequence: sequence)
      }
      #expect(try writer.commit(events.map(TestStore.incoming)).accepted == count)
      all += events
    }
    #expect(try writer.commit(all.prefix(9).map(TestStore.incoming)).duplicate == 9)
    let kept = try Store.open(store.path).facts()
    #expect(FactsDifference.parts(kept, FactsDifference.fold(all)) == [])
  }

  @Test func `an empty member is not an absent one`() throws {
    let store = try TestStore()
    var events: [SyncEvent] = []
    for (number, user) in [JSONValue?.none, "", "u"].enumerated() {
      var members: JSONObject = ["kind": "server", "operation": "RecordSave"]
      members.append("userID", user)
      members.append("database", user)
      events.append(try Self.event(id: "row \(number)", members: members))
    }
    #expect(try store.commit(events).accepted == 3)
    let kept = try Store.open(store.path).facts()
    #expect(kept.server.count == 3)
    #expect(FactsDifference.parts(kept, FactsDifference.fold(events)) == [])
  }

  @Test func `a batch of nothing new changes nothing but the input's size`() throws {
    let store = try TestStore()
    let event = try Self.event(id: "x")
    let writer = try Store.openOrCreate(store.path).writer()
    _ = try writer.commit([TestStore.incoming(event)], inputBytes: 40)
    _ = try writer.commit([TestStore.incoming(event)], inputBytes: 2)
    let info = try Store.open(store.path).info()
    #expect(info.events == 1)
    #expect(info.inputBytes == 42)
  }
}
