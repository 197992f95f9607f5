import SyncEvents
import TestSupport
import Testing

@testable import EventStore

struct PackedChainTests {
  @Test func `a chain of sixty items comes back whole`() throws {
    let chain = try ErrorChain(#require(Scenes.shareTypeError.object))
    let bytes = try PackedChain.pack(chain)
    #expect(try PackedChain.unpack(bytes) == chain)
    #expect(bytes.count < 1_000)
  }

  @Test func `a chain that is cut or flipped is refused or is another, never a crash`() throws {
    let chain = try ErrorChain(#require(Scenes.shareTypeError.object))
    let bytes = try PackedChain.pack(chain)
    for length in bytes.indices {
      #expect(throws: (any Error).self) { try PackedChain.unpack(Array(bytes[..<length])) }
    }
    var refused = 0
    for position in bytes.indices {
      var flipped = bytes
      flipped[position] ^= 0x10
      if (try? PackedChain.unpack(flipped)) == nil { refused += 1 }
    }
    #expect(refused > 0)
  }
}
