internal import CSQLite

extension Connection {
  /// Runs each statement of the text; rows are dropped.
  package func execute(_ sql: String) throws(DatabaseError) {
    try handle.check(unsafe sqlite3_exec(handle.pointer, sql, nil, nil, nil), sql: sql)
  }

  /// The compiled form of a text that holds one statement.
  package func prepare(_ sql: String) throws(DatabaseError) -> Statement {
    unsafe Statement(try compile(sql, flags: 0), sql: sql, handle: handle, cache: nil)
  }

  /// Like `prepare`, but goes back to the connection when its last user lets go of it, reset and
  /// without bindings, and costs next to nothing the next time.
  package func cached(_ sql: String) throws(DatabaseError) -> Statement {
    let pointer =
      if let idle = unsafe statements.take(sql) {
        unsafe idle
      } else {
        unsafe try compile(sql, flags: UInt32(SQLITE_PREPARE_PERSISTENT))
      }
    return unsafe Statement(pointer, sql: sql, handle: handle, cache: statements)
  }

  /// The first column of the first row; nil if there is no row or it holds NULL.
  package func int64(_ sql: String) throws(DatabaseError) -> Int64? {
    let statement = try cached(sql)
    return try statement.step() ? statement.optionalInt64(0) : nil
  }

  /// The first column of the first row; nil if there is no row or it holds NULL.
  package func text(_ sql: String) throws(DatabaseError) -> String? {
    let statement = try cached(sql)
    return try statement.step() ? statement.optionalText(0) : nil
  }

  private func compile(_ sql: String, flags: UInt32) throws(DatabaseError) -> OpaquePointer {
    var compiled: OpaquePointer?
    var text = sql
    var rest = 0
    let code = text.withUTF8 { text in
      unsafe text.withMemoryRebound(to: CChar.self) { text in
        let count = Int32(clamping: text.count)
        var tail: UnsafePointer<CChar>?
        let code = unsafe sqlite3_prepare_v3(
          handle.pointer,
          text.baseAddress,
          count,
          flags,
          &compiled,
          &tail
        )
        if let start = text.baseAddress, let tail = unsafe tail {
          rest = unsafe text.count - (tail - start)
        }
        return code
      }
    }
    try handle.check(code, sql: sql)
    let isOne = sql.utf8.suffix(rest).allSatisfy { " \n\r\t;".utf8.contains($0) }
    guard let pointer = unsafe compiled, isOne else {
      unsafe sqlite3_finalize(compiled)
      let message = "not exactly one statement"
      throw DatabaseError(code: .misuse, message: message, sql: sql, path: path)
    }
    return unsafe pointer
  }
}
