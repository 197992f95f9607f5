extension DictionaryColumn {
  package static func decode(_ bytes: [UInt8], count: Int) throws(CodecError) -> [String] {
    try decode(ByteReader(bytes), count: count)
  }

  /// The column's strings; the reader's bytes must end with them.
  package static func decode(_ reader: ByteReader, count: Int) throws(CodecError) -> [String] {
    try decodeIndexed(reader, count: count).strings
  }

  package static func decodeIndexed(
    _ bytes: [UInt8],
    count: Int
  ) throws(CodecError) -> IndexedStrings {
    try decodeIndexed(ByteReader(bytes), count: count)
  }

  /// The column's strings as they are stored: a search looks at each distinct string once.
  package static func decodeIndexed(
    _ reader: ByteReader,
    count: Int
  ) throws(CodecError) -> IndexedStrings {
    var reader = reader
    guard count > 0 else {
      try reader.requireEnd()
      return IndexedStrings(values: [], indices: [])
    }
    let code = try reader.readByte()
    let strings: IndexedStrings
    switch Mode(rawValue: code) {
    case .constant:
      let value = try reader.readText(reader.remaining)
      strings = IndexedStrings(values: [value], indices: Array(repeating: 0, count: count))
    case .plain:
      let values = try readStrings(count, from: &reader)
      strings = IndexedStrings(values: values, indices: Array(0..<UInt32(values.count)))
    case .dictionary:
      let distinct = try reader.readCount(atMost: count)
      let values = try readStrings(distinct, from: &reader)
      let indices = try IndexList.read(count, distinct: distinct, from: &reader)
      strings = IndexedStrings(values: values, indices: indices)
    case nil:
      throw .unknownMode(code)
    }
    try reader.requireEnd()
    return strings
  }

  private static func readStrings(
    _ count: Int,
    from reader: inout ByteReader
  ) throws(CodecError) -> [String] {
    let size = try reader.readCount(atMost: reader.remaining)
    let lengths = try IntegerColumn.decode(reader.readSlice(size), count: count)
    var left = reader.remaining
    for length in lengths {
      guard length >= 0, length <= left else { throw .invalidLengths }
      left -= Int(length)
    }
    var strings: [String] = []
    strings.reserveCapacity(count)
    for length in lengths {
      strings.append(try reader.readText(Int(length)))
    }
    return strings
  }
}
