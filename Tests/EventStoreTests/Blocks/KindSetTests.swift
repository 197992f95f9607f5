import SyncEvents
import Testing

@testable import EventStore

struct KindSetTests {
  @Test func `each known kind has a bit of its own, in the order of the format`() {
    let bits = EventKind.all.map { KindSet($0).rawValue }
    #expect(bits == (0..<bits.count).map { 1 << Int64($0) })
  }

  @Test func `kinds that are not known share a bit`() {
    #expect(KindSet(.other("new")) == KindSet(.other("newer")))
    #expect(KindSet([.other("new"), .save]).contains(KindSet(.save)))
  }
}
