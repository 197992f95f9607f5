/// A place in encoded bytes, which may be anybody's: each read is checked against what is left.
///
/// After an error the reader stands where the failed read began.
///
///     var reader = ByteReader(bytes)
///     let count = try reader.readCount(atMost: limit)
///     let names = try DictionaryColumn.decode(reader.readSlice(length), count: count)
package struct ByteReader: Sendable {
  let bytes: [UInt8]
  let end: Int
  package internal(set) var offset: Int

  package init(_ bytes: [UInt8]) {
    self.init(bytes: bytes, offset: 0, end: bytes.count)
  }

  package init(copying bytes: RawSpan) {
    self.init(unsafe bytes.withUnsafeBytes { unsafe [UInt8]($0) })
  }

  private init(bytes: [UInt8], offset: Int, end: Int) {
    self.bytes = bytes
    self.offset = offset
    self.end = end
  }

  package var remaining: Int { end - offset }

  package var isAtEnd: Bool { offset == end }

  package mutating func skip(_ count: Int) throws(CodecError) {
    try require(count)
    offset += count
  }

  package mutating func readByte() throws(CodecError) -> UInt8 {
    try require(1)
    defer { offset += 1 }
    return bytes[offset]
  }

  package mutating func readBytes(_ count: Int) throws(CodecError) -> [UInt8] {
    try require(count)
    defer { offset += count }
    return Array(bytes[offset..<offset + count])
  }

  /// A reader of the next bytes alone, which are not copied.
  package mutating func readSlice(_ count: Int) throws(CodecError) -> ByteReader {
    try require(count)
    defer { offset += count }
    return ByteReader(bytes: bytes, offset: offset, end: offset + count)
  }

  /// Throws if bytes are left: whoever wrote them meant something that this build does not know.
  package func requireEnd() throws(CodecError) {
    guard isAtEnd else { throw .trailingBytes(count: remaining) }
  }

  func require(_ count: Int) throws(CodecError) {
    guard count >= 0, count <= remaining else {
      throw .endOfBytes(offset: offset, wanted: count, left: remaining)
    }
  }
}

extension ByteReader {
  @inline(__always)
  package mutating func readVarint() throws(CodecError) -> UInt64 {
    // Most numbers are small.
    if offset < end, bytes[offset] < 0x80 {
      defer { offset += 1 }
      return UInt64(bytes[offset])
    }
    return try readLongVarint()
  }

  private mutating func readLongVarint() throws(CodecError) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    var position = offset
    while position < end {
      let byte = bytes[position]
      position += 1
      // The tenth byte has room for the one bit that is left.
      guard shift < 63 || byte <= 1 else { throw .malformedVarint(offset: offset) }
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 {
        // A last byte of zero adds nothing: the same number has a shorter form, which is its only one.
        guard byte > 0 || shift == 0 else { throw .malformedVarint(offset: offset) }
        offset = position
        return value
      }
      shift += 7
    }
    throw .endOfBytes(offset: offset, wanted: remaining + 1, left: remaining)
  }
}
