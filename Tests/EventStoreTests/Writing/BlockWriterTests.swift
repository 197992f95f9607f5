import SyncEvents
import TestSupport
import Testing

@testable import EventStore

struct BlockWriterTests {
  @Test func `events come back in order and byte for byte across tail, blocks and reopening`()
    throws
  {
    let store = try TestStore()
    let events = try Beats.events(0..<9_400)
    var start = 0
    for size in [1, 4_094, 1, 1, 5_000, 303] {
      try store.commit(Array(events[start..<start + size]))
      start += size
    }
    let stored = try store.events()
    #expect(
      stored.map { JSONWriter.line(.object($0.event.body)) }
        == events.map { JSONWriter.line(.object($0.body)) }
    )
    #expect(stored.map(\.ordinal) == (1...9_400).map(Int64.init))
    #expect(try store.number("SELECT count(*) FROM block WHERE event_count = 4096") == 2)
    #expect(try store.number("SELECT count(*) FROM tail") == 9_400 - 2 * 4_096)
    #expect(try Store.verify(store.path).damages == [])
  }

  @Test func `a block is sealed with its last event, not one later`() throws {
    let store = try TestStore()
    try store.commit(Beats.events(0..<Limits.eventsPerBlock - 1))
    #expect(try store.number("SELECT count(*) FROM block") == 0)
    try store.commit(Beats.events(Limits.eventsPerBlock - 1..<Limits.eventsPerBlock))
    #expect(try store.number("SELECT count(*) FROM block") == 1)
    #expect(try store.number("SELECT count(*) FROM tail") == 0)
  }

  /// An event whose line has about so many bytes.
  private static func large(_ number: Int, bytes: Int) throws -> SyncEvent {
    try SyncEvent([
      "v": 1, "kind": "log", "ts": .string(Scene.time(Double(number)).description),
      "id": .string("large \(number)"),
      "message": .string(String(repeating: "\(number % 10)", count: bytes)),
    ])
  }

  @Test func `a tail of large events is sealed before it outgrows a block`() throws {
    let store = try TestStore()
    let events = try (0..<9).map { try Self.large($0, bytes: Limits.bytesPerBlock / 2) }
    for event in events {
      try store.commit([event])
      let tail = try store.number("SELECT ifnull(sum(length(line)), 0) FROM tail")
      #expect(tail < Limits.bytesPerBlock)
    }
    let largest = try store.number("SELECT max(expanded_bytes) FROM block")
    #expect(largest < 2 * Limits.bytesPerBlock)
    #expect(try store.events().map(\.event) == events)
  }

  @Test func `a huge event does not share its block with what waits`() throws {
    let store = try TestStore()
    let small = try Beats.events(0..<10)
    let huge = try Self.large(1, bytes: Limits.bytesPerBlock + 1)
    try store.commit(small + [huge] + Beats.events(10..<20))
    #expect(try store.number("SELECT count(*) FROM block WHERE event_count = 1") == 1)
    #expect(try store.events().map(\.event) == small + [huge] + Beats.events(10..<20))
    #expect(try Store.verify(store.path).damages == [])
  }

  @Test func `every block that is written can be read back`() {
    // An array of empty arrays has the most values a byte, and each stands in two columns: its
    // shape and its length. A block is one huge event, or less than two times its bytes.
    #expect(2 * SyncEvents.Limits.maximumValues + 1_000 <= Limits.valuesPerBlock)
    #expect(2 * Limits.bytesPerBlock / 2 * 2 <= Limits.valuesPerBlock)
    #expect(
      SyncEvents.Limits.maximumLineLength + 2 * Limits.bytesPerBlock < Limits.expandedBlockBytes
    )
  }
}
