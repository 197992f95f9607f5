/// What was wrong with encoded bytes.
package enum CodecError: Error, Equatable {
  /// The bytes end before what they announce.
  case endOfBytes(offset: Int, wanted: Int, left: Int)
  /// A varint that goes past 64 bits or is longer than its value needs.
  case malformedVarint(offset: Int)
  /// A count or length above what the caller or the bytes allow.
  case countTooLarge(found: UInt64, limit: Int)
  /// Bytes are left over.
  case trailingBytes(count: Int)
  /// A column, or its indices, in a form that this build does not know.
  case unknownMode(UInt8)
  /// An index to a distinct value that is not there.
  case indexOutOfRange(found: UInt64, count: Int)
  /// A run of no rows, which no encoder writes.
  case emptyRun
  /// The lengths of a column's strings do not add up to its bytes.
  case invalidLengths

  /// zlib refused its input.
  case corruptDeflate(reason: String)
  /// The deflate data stop before their end mark.
  case truncatedDeflate
  /// Expanded to another size than announced; found is nil if there would have been more.
  case wrongSize(expected: Int, found: Int?)
  /// More than zlib takes in one call.
  case inputTooLarge(found: Int)
  /// zlib got no memory, or a level that it does not know.
  case zlibUnavailable(code: Int32)

  /// The gzip input is damaged at about that byte of it.
  case corruptGzip(offset: Int, reason: String)
  /// The gzip input stops within a member; the offset is its length.
  case truncatedGzip(offset: Int)
}
