extension IntegerColumn {
  package static func decode(_ bytes: [UInt8], count: Int) throws(CodecError) -> [Int64] {
    try decode(ByteReader(bytes), count: count)
  }

  /// The column's numbers; the reader's bytes must end with them.
  package static func decode(_ reader: ByteReader, count: Int) throws(CodecError) -> [Int64] {
    var reader = reader
    let values = try values(of: &reader, count: count)
    try reader.requireEnd()
    return values
  }

  private static func values(
    of reader: inout ByteReader,
    count: Int
  ) throws(CodecError) -> [Int64] {
    guard count > 0 else { return [] }
    let code = try reader.readByte()
    guard let mode = Mode(rawValue: code) else { throw .unknownMode(code) }
    switch mode {
    case .constant:
      return Array(repeating: try reader.readSigned(), count: count)
    case .plain:
      var values = try room(for: count, in: reader)
      for _ in 0..<count {
        values.append(try reader.readSigned())
      }
      return values
    case .delta:
      var values = try room(for: count, in: reader)
      var value: Int64 = 0
      for _ in 0..<count {
        value &+= try reader.readSigned()
        values.append(value)
      }
      return values
    case .scaledDelta:
      let divisor = Int64(bitPattern: try reader.readVarint())
      var values = try room(for: count, in: reader)
      var value = try reader.readSigned()
      values.append(value)
      for _ in 1..<count {
        value &+= try reader.readSigned() &* divisor
        values.append(value)
      }
      return values
    }
  }

  /// An empty array for so many numbers, each of which takes at least a byte.
  private static func room(for count: Int, in reader: ByteReader) throws(CodecError) -> [Int64] {
    try reader.require(count)
    var values: [Int64] = []
    values.reserveCapacity(count)
    return values
  }
}
