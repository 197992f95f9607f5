extension ByteReader {
  @inline(__always)
  package mutating func readSigned() throws(CodecError) -> Int64 {
    Zigzag.decode(try readVarint())
  }

  /// A number of things or bytes, no more than the limit.
  package mutating func readCount(atMost limit: Int) throws(CodecError) -> Int {
    let start = self
    let found = try readVarint()
    guard let count = Int(exactly: found), count <= limit else {
      self = start
      throw .countTooLarge(found: found, limit: limit)
    }
    return count
  }

  /// A number of fixed width, its lowest byte first.
  @inline(__always)
  package mutating func readFixed<Value: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _ type: Value.Type
  ) throws(CodecError) -> Value {
    let width = Value.bitWidth / 8
    try require(width)
    defer { offset += width }
    // Checks the bounds; unsafe only for types that have invalid bit patterns.
    return unsafe Value(
      littleEndian: bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: Value.self)
    )
  }

  /// A length and as much UTF-8; what is not valid becomes U+FFFD.
  package mutating func readString() throws(CodecError) -> String {
    let start = self
    do throws(CodecError) {
      let count = try readCount(atMost: remaining)
      return try readText(count)
    } catch {
      self = start
      throw error
    }
  }

  /// A length and as many bytes.
  package mutating func readBlob() throws(CodecError) -> [UInt8] {
    let start = self
    do throws(CodecError) {
      let count = try readCount(atMost: remaining)
      return try readBytes(count)
    } catch {
      self = start
      throw error
    }
  }

  /// So many bytes of UTF-8; what is not valid becomes U+FFFD.
  mutating func readText(_ count: Int) throws(CodecError) -> String {
    try require(count)
    defer { offset += count }
    let range = offset..<offset + count
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }
}
