/// Truth values, one bit each unless all are the same. No values are no bytes.
package enum BooleanColumn {
  private enum Mode: UInt8 {
    case allFalse = 0
    case allTrue = 1
    /// Eight rows a byte, the first in the lowest bit.
    case packed = 2
  }

  package static func encode(_ values: [Bool]) -> [UInt8] {
    guard let first = values.first else { return [] }
    if values.allSatisfy({ $0 == first }) {
      return [first ? Mode.allTrue.rawValue : Mode.allFalse.rawValue]
    }
    var writer = ByteWriter(reserving: 1 + BitPacking.byteCount(values.count, width: 1))
    writer.write(Mode.packed.rawValue)
    BitPacking.write(values.lazy.map { $0 ? 1 : 0 }, width: 1, to: &writer)
    return writer.bytes
  }

  package static func decode(_ bytes: [UInt8], count: Int) throws(CodecError) -> [Bool] {
    try decode(ByteReader(bytes), count: count)
  }

  /// The column's values; the reader's bytes must end with them.
  package static func decode(_ reader: ByteReader, count: Int) throws(CodecError) -> [Bool] {
    var reader = reader
    guard count > 0 else {
      try reader.requireEnd()
      return []
    }
    let code = try reader.readByte()
    let values: [Bool]
    switch Mode(rawValue: code) {
    case .allFalse: values = Array(repeating: false, count: count)
    case .allTrue: values = Array(repeating: true, count: count)
    case .packed: values = try BitPacking.read(count, width: 1, from: &reader).map { $0 == 1 }
    case nil: throw .unknownMode(code)
    }
    try reader.requireEnd()
    return values
  }
}
