/// Collects a string column row by row; may be used again after `finish`.
package struct StringColumnBuilder: Sendable {
  private var pool = StringPool()
  private var table = HashIndex()
  private var indices: [UInt32] = []
  /// The bytes of all rows' strings, and what their lengths take, if each row had its own.
  private var plainSize = 0

  package init() {}

  package var count: Int { indices.count }

  package mutating func append(_ string: String) {
    var string = string
    string.withUTF8 { utf8 in
      unsafe append(utf8: UnsafeRawBufferPointer(utf8).bytes)
    }
  }

  /// Appends a string that is UTF-8 already; what is not valid is kept, and repaired when decoded.
  package mutating func append(utf8: RawSpan) {
    plainSize += utf8.byteCount + Varint.size(of: UInt64(utf8.byteCount))
    // Rows that repeat the one before are so common that comparing first beats hashing.
    if let last = indices.last, pool.string(Int(last), equals: utf8) {
      indices.append(last)
      return
    }
    let hash = FastHash.hash(utf8)
    if let number = table.number(hash: hash, isEqual: { pool.string($0, equals: utf8) }) {
      indices.append(UInt32(truncatingIfNeeded: number))
    } else {
      indices.append(UInt32(truncatingIfNeeded: table.insert(hash: hash)))
      pool.append(utf8)
    }
  }

  package mutating func finish() -> [UInt8] {
    defer {
      pool.removeAll()
      table.removeAll()
      indices.removeAll(keepingCapacity: true)
      plainSize = 0
    }
    return DictionaryColumn.encode(pool, indices: indices, plainSize: plainSize)
  }
}
