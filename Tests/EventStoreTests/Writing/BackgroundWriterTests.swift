import SyncEvents
import TestSupport
import Testing

@testable import EventStore

struct BackgroundWriterTests {
  private static func batch(_ number: Int) throws -> [IncomingEvent] {
    var random = RandomEvents(seed: UInt64(number))
    return try random.events(40).map { IncomingEvent(event: $0, byteCount: 100) }
  }

  @Test func `batches are committed in the order in which they came`() throws {
    let store = try TestStore()
    let writer = BackgroundWriter(try Store.openOrCreate(store.path).writer())
    var model = ArrivalModel()
    var expected = CommitCounts()
    for number in 0..<12 {
      let batch = try Self.batch(number)
      let counts = model.offer(batch.map(\.event))
      expected.accepted += counts.accepted
      expected.duplicate += counts.duplicate
      try writer.commit(batch, inputBytes: 10)
    }
    #expect(try writer.wait() == expected)
    #expect(try store.events().map(\.event) == model.arrived)
  }

  @Test func `what goes wrong is told with the next batch, which is not begun`() throws {
    let store = try TestStore()
    let writer = BackgroundWriter(try Store.openOrCreate(store.path).writer())
    try writer.commit(Self.batch(1), inputBytes: 0)
    try writer.wait()
    let before = try store.events().count
    try store.execute("DROP TABLE meta")
    try writer.commit(Self.batch(2), inputBytes: 7)
    #expect(throws: StoreError.self) { try writer.commit(Self.batch(3), inputBytes: 0) }
    #expect(throws: StoreError.self) { try writer.wait() }
    #expect(try store.events().count == before)
  }
}
