/// Signed numbers as unsigned ones, small magnitudes first: 0, -1, 1, -2, …
enum Zigzag {
  @inline(__always)
  static func encode(_ value: Int64) -> UInt64 {
    UInt64(bitPattern: (value << 1) ^ (value >> 63))
  }

  @inline(__always)
  static func decode(_ value: UInt64) -> Int64 {
    Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }
}
