/// Bytes that grow as values are put in.
///
///     var writer = ByteWriter()
///     writer.writeVarint(300)        // 0xac 0x02
///     writer.writeString("zone")     // 0x04, then the UTF-8
package struct ByteWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package init(reserving capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  package mutating func write(_ byte: UInt8) {
    bytes.append(byte)
  }

  package mutating func write(_ more: [UInt8]) {
    bytes.append(contentsOf: more)
  }

  package mutating func write(_ more: RawSpan) {
    unsafe more.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
  }

  package mutating func writeVarint(_ value: UInt64) {
    var value = value
    while value >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
      value >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: value))
  }

  /// Writes a count or length, which is never negative.
  package mutating func writeVarint(_ count: Int) {
    writeVarint(UInt64(count))
  }

  /// Writes a zigzag varint: short for numbers near zero.
  package mutating func writeSigned(_ value: Int64) {
    writeVarint(Zigzag.encode(value))
  }

  /// Writes all bytes of the number, the lowest first.
  @inline(__always)
  package mutating func writeFixed<Value: FixedWidthInteger & BitwiseCopyable>(_ value: Value) {
    unsafe withUnsafeBytes(of: value.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes the length of the UTF-8 and the UTF-8.
  package mutating func writeString(_ string: String) {
    writeVarint(string.utf8.count)
    bytes.append(contentsOf: string.utf8)
  }

  /// Writes the length and the bytes.
  package mutating func writeBlob(_ blob: [UInt8]) {
    writeVarint(blob.count)
    bytes.append(contentsOf: blob)
  }
}
