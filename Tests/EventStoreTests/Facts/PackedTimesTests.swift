import SyncEvents
import TestSupport
import Testing

@testable import EventStore

struct PackedTimesTests {
  @Test func `times come back in order`() throws {
    let times =
      [Timestamp(nanoseconds: .min), Scene.time(-1)]
      + (0..<500).map { Scene.time(Double($0) * 0.25) } + [Timestamp(nanoseconds: .max)]
    #expect(try PackedTimes.unpack(PackedTimes.pack(times), count: times.count) == times)
    #expect(try PackedTimes.unpack(PackedTimes.pack([]), count: 0) == [])
  }

  @Test(arguments: [-1, Limits.valuesPerBlock + 1, Int.max, 4])
  func `a number of times that can't be is refused`(count: Int) {
    let bytes = PackedTimes.pack([Scene.time(0), Scene.time(7), Scene.time(9)])
    #expect(throws: (any Error).self) { try PackedTimes.unpack(bytes, count: count) }
  }
}
