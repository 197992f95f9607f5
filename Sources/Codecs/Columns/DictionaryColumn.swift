/// Strings: one for all rows, the distinct ones with the rows' indices, or each row's own, whichever
/// is shortest. No strings are no bytes.
package enum DictionaryColumn {
  enum Mode: UInt8 {
    /// One string, which all rows have, up to the end.
    case constant = 0
    /// Each row's string.
    case plain = 1
    /// The distinct strings in order of appearance, then an `IndexList`.
    case dictionary = 2
  }

  package static func encode(_ strings: [String]) -> [UInt8] {
    var builder = StringColumnBuilder()
    for string in strings {
      builder.append(string)
    }
    return builder.finish()
  }

  static func encode(_ pool: StringPool, indices: [UInt32], plainSize: Int) -> [UInt8] {
    guard !indices.isEmpty else { return [] }
    var writer = ByteWriter(reserving: min(plainSize, 2 * (pool.bytes.count + indices.count)))
    if pool.count == 1 {
      writer.write(Mode.constant.rawValue)
      writer.write(pool.bytes)
      return writer.bytes
    }
    if pool.count == indices.count {
      writer.write(Mode.plain.rawValue)
      write(pool, to: &writer)
      return writer.bytes
    }
    writer.write(Mode.dictionary.rawValue)
    writer.writeVarint(pool.count)
    write(pool, to: &writer)
    IndexList.write(indices, distinct: pool.count, to: &writer)
    if writer.bytes.count <= plainSize {
      return writer.bytes
    }
    var rows = StringPool()
    for index in indices {
      unsafe rows.append(pool.bytes.span.bytes.extracting(pool.range(Int(index))))
    }
    writer = ByteWriter(reserving: plainSize)
    writer.write(Mode.plain.rawValue)
    write(rows, to: &writer)
    return writer.bytes
  }

  /// Writes the lengths, all before the bytes: deflate finds more in the text that way.
  private static func write(_ pool: StringPool, to writer: inout ByteWriter) {
    let lengths = (0..<pool.count).map { Int64(pool.range($0).count) }
    writer.writeBlob(IntegerColumn.encode(lengths))
    writer.write(pool.bytes)
  }
}
