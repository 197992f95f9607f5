/// The rows' indices into a column's distinct values, in the shortest of three forms.
enum IndexList {
  private enum Mode: UInt8 {
    /// Each index as a varint.
    case plain = 0
    /// Each index in as few bits as the number of distinct values needs.
    case packed = 1
    /// An index and the number of rows in a row that have it, and so on.
    case runs = 2
  }

  static func write(_ indices: [UInt32], distinct: Int, to writer: inout ByteWriter) {
    var best = (mode: Mode.plain, size: indices.reduce(0) { $0 + Varint.size(of: UInt64($1)) })
    let width = BitPacking.width(below: distinct)
    if distinct <= Limits.packedValues {
      best = (.packed, BitPacking.byteCount(indices.count, width: width))
    }
    var runsSize = 0
    forEachRun(of: indices) { index, length in
      runsSize += Varint.size(of: UInt64(index)) + Varint.size(of: UInt64(length))
    }
    if runsSize < best.size {
      best = (.runs, runsSize)
    }

    writer.write(best.mode.rawValue)
    switch best.mode {
    case .plain:
      for index in indices {
        writer.writeVarint(UInt64(index))
      }
    case .packed:
      BitPacking.write(indices, width: width, to: &writer)
    case .runs:
      forEachRun(of: indices) { index, length in
        writer.writeVarint(UInt64(index))
        writer.writeVarint(length)
      }
    }
  }

  static func read(
    _ count: Int,
    distinct: Int,
    from reader: inout ByteReader
  ) throws(CodecError) -> [UInt32] {
    let code = try reader.readByte()
    switch Mode(rawValue: code) {
    case .plain:
      try reader.require(count)
      var indices: [UInt32] = []
      indices.reserveCapacity(count)
      for _ in 0..<count {
        indices.append(try readIndex(distinct: distinct, from: &reader))
      }
      return indices
    case .packed:
      guard distinct <= Limits.packedValues else { throw .unknownMode(code) }
      let width = BitPacking.width(below: distinct)
      let indices = try BitPacking.read(count, width: width, from: &reader)
      if let wrong = indices.first(where: { $0 >= distinct }) {
        throw .indexOutOfRange(found: UInt64(wrong), count: distinct)
      }
      return indices
    case .runs:
      return try readRuns(count, distinct: distinct, from: &reader)
    case nil:
      throw .unknownMode(code)
    }
  }

  private static func readRuns(
    _ count: Int,
    distinct: Int,
    from reader: inout ByteReader
  ) throws(CodecError) -> [UInt32] {
    var indices: [UInt32] = []
    while indices.count < count {
      let index = try readIndex(distinct: distinct, from: &reader)
      let length = try reader.readCount(atMost: count - indices.count)
      guard length > 0 else { throw .emptyRun }
      indices.append(contentsOf: repeatElement(index, count: length))
    }
    return indices
  }

  private static func readIndex(
    distinct: Int,
    from reader: inout ByteReader
  ) throws(CodecError) -> UInt32 {
    let found = try reader.readVarint()
    guard found < UInt64(distinct) else { throw .indexOutOfRange(found: found, count: distinct) }
    return UInt32(truncatingIfNeeded: found)
  }

  private static func forEachRun(of indices: [UInt32], _ body: (UInt32, Int) -> Void) {
    guard var current = indices.first else { return }
    var length = 0
    for index in indices {
      if index == current {
        length += 1
      } else {
        body(current, length)
        current = index
        length = 1
      }
    }
    body(current, length)
  }
}
