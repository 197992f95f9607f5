internal import CSQLite

// The current row's columns, from 0. SQLite converts between types as it always does: NULL reads as
// 0, the empty text or the empty blob.
extension Statement {
  package var columnCount: Int {
    unsafe Int(sqlite3_column_count(pointer))
  }

  package func columnName(_ column: Int) -> String {
    guard let name = unsafe sqlite3_column_name(pointer, Int32(clamping: column)) else { return "" }
    return unsafe String(cString: name)
  }

  package func isNull(_ column: Int) -> Bool {
    unsafe sqlite3_column_type(pointer, Int32(clamping: column)) == SQLITE_NULL
  }

  package func int64(_ column: Int) -> Int64 {
    unsafe sqlite3_column_int64(pointer, Int32(clamping: column))
  }

  package func int(_ column: Int) -> Int {
    Int(int64(column))
  }

  package func double(_ column: Int) -> Double {
    unsafe sqlite3_column_double(pointer, Int32(clamping: column))
  }

  /// The column as text; bytes that are no UTF-8 become U+FFFD.
  package func text(_ column: Int) -> String {
    let column = Int32(clamping: column)
    // The text first: it may change the form that the count is of.
    guard let start = unsafe sqlite3_column_text(pointer, column) else { return "" }
    let count = unsafe Int(sqlite3_column_bytes(pointer, column))
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start, count: count),
      as: UTF8.self
    )
  }

  package func blob(_ column: Int) -> [UInt8] {
    withBlob(column) { bytes in unsafe bytes.withUnsafeBytes { unsafe [UInt8]($0) } }
  }

  /// Runs the body on the column's bytes in place, which the next step would free.
  package func withBlob<Result, Failure: Error>(
    _ column: Int,
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let column = Int32(clamping: column)
    let start = unsafe sqlite3_column_blob(pointer, column)
    return try unsafe withBytes(start, of: column, body)
  }

  /// Runs the body on the column's text in place; it may not be valid UTF-8.
  package func withText<Result, Failure: Error>(
    _ column: Int,
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let column = Int32(clamping: column)
    let start = unsafe UnsafeRawPointer(sqlite3_column_text(pointer, column))
    return try unsafe withBytes(start, of: column, body)
  }

  private func withBytes<Result, Failure: Error>(
    _ start: UnsafeRawPointer?,
    of column: Int32,
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // SQLite gives no address for no bytes.
    let count = unsafe start == nil ? 0 : Int(sqlite3_column_bytes(pointer, column))
    let buffer = unsafe UnsafeRawBufferPointer(start: start, count: count)
    return try unsafe body(buffer.bytes)
  }
}
