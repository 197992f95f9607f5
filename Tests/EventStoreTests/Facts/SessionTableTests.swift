import Questions
import SQLiteDatabase
import SyncEvents
import TestSupport
import Testing

@testable import EventStore

struct SessionTableTests {
  private static let keys = [
    SessionKey(device: nil, session: nil, source: nil),
    SessionKey(device: nil, session: nil, source: ""),
    SessionKey(device: nil, session: nil, source: "console.txt"),
    SessionKey(device: nil, session: "", source: nil),
    SessionKey(device: "", session: nil, source: nil),
    SessionKey(device: "", session: "", source: nil),
    SessionKey(device: "phone", session: nil, source: nil),
    SessionKey(device: "phone", session: "s", source: nil),
    SessionKey(device: "other", session: "s", source: nil),
  ]

  @Test func `launches that differ in one part of their key are different rows`() throws {
    let store = try TestStore()
    let connection = try Store.openOrCreate(store.path).connection
    let cache = SessionCache(connection: connection, index: EventIndex(connection: connection))
    var facts: [SessionKey: SessionFacts] = [:]
    for (number, key) in Self.keys.enumerated() {
      var launch = SessionFacts(key: key)
      launch.events = number + 1
      facts[key] = launch
    }
    #expect(Set(try cache.save(facts).values).count == Self.keys.count)
    let table = SessionTable(connection: connection)
    for key in Self.keys { #expect(try table.session(key)?.facts == facts[key]) }
    let unknown = SessionKey(device: "nobody", session: nil, source: nil)
    #expect(try table.session(unknown) == nil)
  }

  @Test func `a launch is found without a walk over all of them`() throws {
    let store = try TestStore()
    let connection = try Store.openOrCreate(store.path).connection
    let plan = try connection.prepare("EXPLAIN QUERY PLAN " + SessionTable.selectOne)
    var steps: [String] = []
    while try plan.step() { steps.append(plan.text(3)) }
    #expect(steps.contains { $0.contains("session_key") })
  }
}
