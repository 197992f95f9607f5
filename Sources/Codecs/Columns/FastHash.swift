/// A hash for tables of this process: multiply, fold the halves of the product, eight bytes at a time.
///
/// `Hasher` guards against more than a table of one block needs. The seed is drawn for each process,
/// so that nobody can prepare input whose values all collide.
enum FastHash {
  private static let seed = UInt64.random(in: .min ... .max)
  private static let factor: UInt64 = 0x9e37_79b9_7f4a_7c15

  @inline(__always)
  static func start(_ count: Int) -> UInt64 {
    seed ^ UInt64(truncatingIfNeeded: count)
  }

  @inline(__always)
  static func fold(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let (high, low) = (hash ^ word ^ factor).multipliedFullWidth(by: seed | 1)
    return high ^ low ^ (word &* factor)
  }

  static func hash(_ bytes: RawSpan) -> UInt64 {
    let count = bytes.byteCount
    var hash = start(count)
    var offset = 0
    while offset &+ 8 <= count {
      hash = fold(hash, word(bytes, at: offset))
      offset &+= 8
    }
    if offset < count {
      hash = fold(hash, lastWord(bytes, from: offset))
    }
    return hash ^ hash >> 32
  }

  static func areEqual(_ first: RawSpan, _ second: RawSpan) -> Bool {
    let count = first.byteCount
    guard second.byteCount == count else { return false }
    var offset = 0
    while offset &+ 8 <= count {
      guard word(first, at: offset) == word(second, at: offset) else { return false }
      offset &+= 8
    }
    return offset == count || lastWord(first, from: offset) == lastWord(second, from: offset)
  }

  @inline(__always)
  private static func word(_ bytes: RawSpan, at offset: Int) -> UInt64 {
    // Checks the bounds; unsafe only for types that have invalid bit patterns.
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// The last bytes, fewer than eight, as a number.
  @inline(__always)
  private static func lastWord(_ bytes: RawSpan, from offset: Int) -> UInt64 {
    let count = bytes.byteCount
    if count >= 8 {
      // The last eight bytes, without those that came before.
      return word(bytes, at: count &- 8) >> UInt64(8 &* (8 &- (count &- offset)))
    }
    var word: UInt64 = 0
    for position in offset..<count {
      word = word << 8
      word |= UInt64(unsafe bytes.unsafeLoad(fromByteOffset: position, as: UInt8.self))
    }
    return word
  }
}
