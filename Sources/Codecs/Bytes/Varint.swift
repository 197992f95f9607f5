/// Numbers in seven bits a byte, the lowest first, the top bit set in all bytes but the last.
enum Varint {
  /// The bytes that the value takes.
  @inline(__always)
  static func size(of value: UInt64) -> Int {
    // One byte for each seven bits begun: 9/64 is 1/7, near enough for 64 bits.
    ((64 - (value | 1).leadingZeroBitCount) &* 9 &+ 64) >> 6
  }
}
