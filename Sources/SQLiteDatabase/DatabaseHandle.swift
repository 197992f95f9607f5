internal import CSQLite

/// The C connection, closed when the last user lets go.
///
/// `@unchecked Sendable` since `Interrupter`, which other threads hold, only ever calls
/// `sqlite3_interrupt`, which SQLite allows from any thread while the connection is open; and it is
/// open as long as this object lives. All other calls come from the `Connection`'s one thread.
@safe final class DatabaseHandle: @unchecked Sendable {
  let pointer: OpaquePointer
  let path: String

  init(path: String, flags: Int32) throws(DatabaseError) {
    guard !path.utf8.contains(0) else {
      throw DatabaseError(code: .cannotOpen, message: "a path holds no NUL", path: path)
    }
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open_v2(path, &opened, flags, nil)
    guard let pointer = unsafe opened else {
      throw DatabaseError(code: .outOfMemory, message: "out of memory", path: path)
    }
    unsafe self.pointer = unsafe pointer
    self.path = path
    unsafe sqlite3_extended_result_codes(pointer, 1)
    // The object is complete: from here on, deinit closes, as SQLite wants it even after a failure.
    guard code == SQLITE_OK else { throw error(code) }
    harden()
  }

  deinit {
    unsafe sqlite3_close_v2(pointer)
  }

  /// The error that SQLite has just reported.
  func error(_ code: Int32, sql: String? = nil) -> DatabaseError {
    // A misuse is found before SQLite touches the connection, whose message is an older one, then.
    let message =
      if code == SQLITE_MISUSE {
        unsafe String(cString: sqlite3_errstr(code))
      } else {
        unsafe String(cString: sqlite3_errmsg(pointer))
      }
    return DatabaseError(code: ResultCode(rawValue: code), message: message, sql: sql, path: path)
  }

  func check(_ code: Int32, sql: String? = nil) throws(DatabaseError) {
    guard code == SQLITE_OK else { throw error(code, sql: sql) }
  }

  /// Makes SQLite wary of files that strangers made: their triggers and views may call no function
  /// with side effects, and no statement may write to the schema's own tables.
  private func harden() {
    // Each call can fail only on an option that an older SQLite does not know.
    unsafe _ = syncscope_set_option(pointer, SQLITE_DBCONFIG_DEFENSIVE, 1)
    unsafe _ = syncscope_set_option(pointer, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    // "x" is a column, never a misspelt string.
    unsafe _ = syncscope_set_option(pointer, SQLITE_DBCONFIG_DQS_DML, 0)
    unsafe _ = syncscope_set_option(pointer, SQLITE_DBCONFIG_DQS_DDL, 0)
  }
}
