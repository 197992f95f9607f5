import SyncEvents

/// A sum over keys in any order, so that two sets of millions can be compared in a few bytes.
///
/// It finds damage, not malice.
struct KeySum: Equatable {
  private var count = 0
  private var sum: UInt64 = 0

  mutating func add(_ key: EventIndex.Key) {
    count += 1
    switch key {
    case .uuid(let value):
      sum &+= Self.mixed(Self.mixed(UInt64(truncatingIfNeeded: value)) ^ UInt64(value >> 64))
    case .text(let bytes):
      sum &+= bytes.reduce(Self.mixed(UInt64(bytes.count))) { Self.mixed($0 ^ UInt64($1)) }
    }
  }

  /// The finalizer of SplitMix64: every bit of the word changes about half of the result's.
  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = word &+ 0x9e37_79b9_7f4a_7c15
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }
}
