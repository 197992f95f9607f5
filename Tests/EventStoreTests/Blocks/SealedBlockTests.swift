import Codecs
import SyncEvents
import TestSupport
import Testing

@testable import EventStore

struct SealedBlockTests {
  private static func block() throws -> SealedBlock {
    let events = try Scenes.healthy().events()
    return try SealedBlock(events[...], firstOrdinal: 7, deflater: Deflater(level: 6))
  }

  @Test func `a block tells what a query needs to pass it over`() throws {
    let block = try Self.block()
    #expect(block.count == (try Scenes.healthy().events().count))
    #expect(block.firstTime == Scene.time(0))
    #expect(block.lastTime == Scene.time(60 * 36 + 41.5))
    #expect(block.devices == ["healthy-phone"])
    #expect(block.kinds.contains(KindSet([.sync, .save, .server, .coverage, .report])))
    #expect(!block.kinds.contains(KindSet(.fields)))
  }

  @Test func `an event without a time leaves the block's span open`() throws {
    let timed = try SyncEvent(["v": 1, "kind": "beat", "id": "a", "ts": "2026-11-02T08:00:00Z"])
    let untimed = try SyncEvent(["v": 1, "kind": "log", "id": "b"])
    let block = try SealedBlock(
      [timed, untimed, timed][...],
      firstOrdinal: 1,
      deflater: Deflater(level: 6)
    )
    #expect(block.firstTime == nil)
    #expect(block.lastTime == nil)
  }

  @Test func `the checksum is over every number and every byte`() throws {
    let block = try Self.block()
    let changes: [(inout SealedBlock) -> Void] = [
      { $0.firstOrdinal += 1 }, { $0.count += 1 }, { $0.firstTime = nil },
      { $0.lastTime = Scene.time(0) }, { $0.kinds = [] }, { $0.expandedBytes += 1 },
      { $0.columns[$0.columns.count / 2] ^= 1 }, { $0.columns.removeLast() },
    ]
    for change in changes {
      var other = block
      change(&other)
      #expect(other.checksum != block.checksum)
    }
  }

  @Test(arguments: [-1, 0, 1 << 40, Int.max, Int.min])
  func `a size that can't be is refused before any memory is taken`(size: Int) throws {
    var block = try Self.block()
    block.expandedBytes = size
    #expect(throws: (any Error).self) { try block.bodies(inflater: Inflater()) }
  }
}
