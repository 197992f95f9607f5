import SyncEvents
import TestSupport
import Testing

@testable import EventStore

struct TailTableTests {
  @Test func `rows keep events in order and byte for byte`() throws {
    let store = try TestStore()
    let tail = TailTable(connection: try Store.openOrCreate(store.path).connection)
    var random = RandomEvents(seed: 4)
    let events = try random.events(60)
    try tail.append(events, from: 5)
    #expect(try tail.events().map(\.event) == events)
    let lines = events.map { JSONWriter.line(.object($0.body)) }
    #expect(try tail.events().map { JSONWriter.line(.object($0.event.body)) } == lines)
    #expect(try tail.size().count == 60)
    #expect(try tail.size().bytes == lines.reduce(0) { $0 + $1.utf8.count })
    try tail.removeAll()
    #expect(try tail.size().count == 0)
  }

  @Test(arguments: ["", "[]", "7", "{", "{\"kind\":7}"])
  func `a line that is no event is refused`(line: String) {
    #expect(throws: (any Error).self) { try TailTable.event(line) }
  }
}
