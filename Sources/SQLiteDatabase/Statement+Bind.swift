internal import CSQLite

// Text and blobs are copied: SQLite's own copy costs less than a lifetime to think about.
extension Statement {
  package func bind(_ index: Int, _ value: Int64) throws(DatabaseError) {
    try check(unsafe sqlite3_bind_int64(pointer, Int32(clamping: index), value))
  }

  package func bind(_ index: Int, _ value: Int) throws(DatabaseError) {
    try bind(index, Int64(value))
  }

  /// Binds a number; NaN becomes NULL, as always in SQLite.
  package func bind(_ index: Int, _ value: Double) throws(DatabaseError) {
    try check(unsafe sqlite3_bind_double(pointer, Int32(clamping: index), value))
  }

  package func bind(_ index: Int, _ value: String) throws(DatabaseError) {
    var value = value
    let code = value.withUTF8 { text in
      unsafe syncscope_bind_text_copy(
        pointer,
        Int32(clamping: index),
        text.baseAddress,
        UInt64(text.count)
      )
    }
    try check(code)
  }

  package func bind(_ index: Int, _ value: [UInt8]) throws(DatabaseError) {
    try unsafe bindBlob(index, value.span.bytes)
  }

  package func bindBlob(_ index: Int, _ bytes: RawSpan) throws(DatabaseError) {
    let code = unsafe bytes.withUnsafeBytes { bytes in
      unsafe syncscope_bind_blob_copy(
        pointer,
        Int32(clamping: index),
        bytes.baseAddress,
        UInt64(bytes.count)
      )
    }
    try check(code)
  }

  /// Binds text that is UTF-8 already; SQLite does not look whether it is valid.
  package func bindText(_ index: Int, utf8: RawSpan) throws(DatabaseError) {
    let code = unsafe utf8.withUnsafeBytes { text in
      unsafe syncscope_bind_text_copy(
        pointer,
        Int32(clamping: index),
        text.baseAddress,
        UInt64(text.count)
      )
    }
    try check(code)
  }

  package func bindNull(_ index: Int) throws(DatabaseError) {
    try check(unsafe sqlite3_bind_null(pointer, Int32(clamping: index)))
  }

  /// Runs the body while the parameter is the bytes themselves, not a copy; then resets the
  /// statement and makes the parameter NULL. For large blobs.
  package func withBlob<Result, Failure: DatabaseErrorWrapping>(
    _ bytes: RawSpan,
    boundAt index: Int,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let position = Int32(clamping: index)
    return try unsafe bytes.withUnsafeBytes { (bytes) throws(Failure) in
      let code = unsafe syncscope_bind_blob_static(
        pointer,
        position,
        bytes.baseAddress,
        UInt64(bytes.count)
      )
      do throws(DatabaseError) {
        try check(code)
      } catch {
        throw Failure(error)
      }
      // Once reset, no register of the statement refers to the bytes, and then the parameter lets
      // go of them: nothing can read them after the span ends.
      defer {
        reset()
        unsafe sqlite3_bind_null(pointer, position)
      }
      return try body()
    }
  }

  private func check(_ code: Int32) throws(DatabaseError) {
    guard code == SQLITE_OK else { throw handle.error(code, sql: sql) }
  }
}
