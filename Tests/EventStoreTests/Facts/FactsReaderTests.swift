import Questions
import SyncEvents
import TestSupport
import Testing

@testable import EventStore

struct FactsReaderTests {
  private static func store() throws -> (TestStore, [SyncEvent]) {
    let store = try TestStore()
    let scenes = [
      Scenes.silent(), Scenes.healthy(), Scenes.failed(),
      Scenes.fields("owner-phone", role: "owner"),
    ]
    let events = try scenes.flatMap { try $0.events() }
    _ = try Store.openOrCreate(store.path).writer().commit(
      events.map {
        IncomingEvent(event: $0, byteCount: 100, signals: $0.kind == .log ? ["noise.x"] : [])
      }
    )
    return (store, events)
  }

  @Test(
    arguments: [
      (FactsParts.activities, ["activities"]), (.server, ["server"]), (.records, ["records"]),
      (.errors, ["errors"]), (.signals, ["signals"]), (FactsParts(), []),
      (.all, ["activities", "server", "records", "errors", "signals"]),
    ])
  func `only the parts that are asked for are read`(parts: FactsParts, filled: [String]) throws {
    let (store, _) = try Self.store()
    let facts = try Store.open(store.path).facts(parts)
    var found: [String] = []
    if facts.sessions.values.contains(where: { !$0.activities.isEmpty || !$0.stores.isEmpty }) {
      found.append("activities")
    }
    if !facts.server.isEmpty, !facts.coverage.isEmpty { found.append("server") }
    if !facts.records.isEmpty, !facts.fieldTypes.isEmpty { found.append("records") }
    if !facts.errors.isEmpty { found.append("errors") }
    if !facts.signals.isEmpty { found.append("signals") }
    #expect(found == filled)
    // What a launch was stands in its own row, and is always told.
    #expect(facts.sessions.values.count(where: \.isLaunch) == 4)
  }

  @Test func `one device's facts are those of its launches`() throws {
    let (store, events) = try Self.store()
    let facts = try Store.open(store.path).facts(ofDevice: "failed-phone")
    let whole = FactsDifference.fold(events)
    #expect(facts.sessions == whole.sessions.filter { $0.key.device == "failed-phone" })
    #expect(facts.errors == whole.errors)
    #expect(facts.records.isEmpty)
    #expect(facts.signals.isEmpty)
    #expect(try Store.open(store.path).facts(ofDevice: "nobody").sessions.isEmpty)
  }
}
