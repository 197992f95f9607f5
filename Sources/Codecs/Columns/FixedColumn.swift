/// Values of a fixed width, such as UUIDs as `UInt128`: one for all rows, the distinct ones with the
/// rows' indices, or each row's own, whichever is shortest. No values are no bytes.
///
/// The highest byte comes first, so that a UUID's bytes keep their order.
package enum FixedColumn<Value: FixedWidthInteger & UnsignedInteger & BitwiseCopyable & Sendable> {
  private enum Mode: UInt8 {
    case constant = 0
    case plain = 1
    /// The distinct values in order of appearance, then an `IndexList`.
    case dictionary = 2
  }

  @specialized(where Value == UInt128)
  @specialized(where Value == UInt64)
  package static func encode(_ values: [Value]) -> [UInt8] {
    var builder = FixedColumnBuilder<Value>()
    for value in values {
      builder.append(value)
    }
    return builder.finish()
  }

  @specialized(where Value == UInt128)
  @specialized(where Value == UInt64)
  static func encode(_ distinct: [Value], indices: [UInt32]) -> [UInt8] {
    guard let first = distinct.first else { return [] }
    let width = Value.bitWidth / 8
    let plainSize = 1 + indices.count * width
    var writer = ByteWriter(reserving: plainSize)
    if distinct.count == 1 {
      writer.write(Mode.constant.rawValue)
      writer.writeFixed(first.byteSwapped)
      return writer.bytes
    }
    // An index takes a bit at least.
    if distinct.count * width + indices.count / 8 < plainSize {
      writer.write(Mode.dictionary.rawValue)
      writer.writeVarint(distinct.count)
      for value in distinct {
        writer.writeFixed(value.byteSwapped)
      }
      IndexList.write(indices, distinct: distinct.count, to: &writer)
      guard writer.bytes.count > plainSize else { return writer.bytes }
      writer = ByteWriter(reserving: plainSize)
    }
    writer.write(Mode.plain.rawValue)
    for index in indices {
      writer.writeFixed(distinct[Int(index)].byteSwapped)
    }
    return writer.bytes
  }

  package static func decode(_ bytes: [UInt8], count: Int) throws(CodecError) -> [Value] {
    try decode(ByteReader(bytes), count: count)
  }

  /// The column's values; the reader's bytes must end with them.
  @specialized(where Value == UInt128)
  @specialized(where Value == UInt64)
  package static func decode(_ reader: ByteReader, count: Int) throws(CodecError) -> [Value] {
    var reader = reader
    guard count > 0 else {
      try reader.requireEnd()
      return []
    }
    let code = try reader.readByte()
    let values: [Value]
    switch Mode(rawValue: code) {
    case .constant:
      values = Array(repeating: try reader.readFixed(Value.self).byteSwapped, count: count)
    case .plain:
      values = try readValues(count, from: &reader)
    case .dictionary:
      let distinct = try readValues(reader.readCount(atMost: count), from: &reader)
      let indices = try IndexList.read(count, distinct: distinct.count, from: &reader)
      values = indices.map { distinct[Int($0)] }
    case nil:
      throw .unknownMode(code)
    }
    try reader.requireEnd()
    return values
  }

  private static func readValues(
    _ count: Int,
    from reader: inout ByteReader
  ) throws(CodecError) -> [Value] {
    // The count is the caller's, so the product could overflow.
    let (size, overflows) = count.multipliedReportingOverflow(by: Value.bitWidth / 8)
    try reader.require(overflows ? Int.max : size)
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count {
      values.append(try reader.readFixed(Value.self).byteSwapped)
    }
    return values
  }
}

/// UUIDs and other identifiers of 16 bytes.
package typealias Bytes16Column = FixedColumn<UInt128>

/// Identifiers and hashes of 8 bytes.
package typealias Bytes8Column = FixedColumn<UInt64>
