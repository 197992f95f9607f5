internal import CSQLite

/// A compiled statement: bind, step, read the columns.
///
/// Bind indexes count from 1, as in `?1`; columns from 0. Used on its connection's thread.
///
///     let insert = try connection.cached("INSERT INTO zone (id, name) VALUES (?1, ?2)")
///     try insert.bind(1, 7)
///     try insert.bind(2, "Notes")
///     try insert.run()
@safe package final class Statement {
  package let sql: String
  let pointer: OpaquePointer
  let handle: DatabaseHandle

  /// Where the compiled statement goes in the end, if it is worth keeping.
  private let cache: StatementCache?

  init(_ pointer: OpaquePointer, sql: String, handle: DatabaseHandle, cache: StatementCache?) {
    unsafe self.pointer = unsafe pointer
    self.sql = sql
    self.handle = handle
    self.cache = cache
  }

  deinit {
    guard let cache else {
      unsafe sqlite3_finalize(pointer)
      return
    }
    reset()
    clearBindings()
    unsafe cache.give(pointer, sql: sql)
  }

  /// Moves to the next row; false, and the statement is reset, if there is none.
  package func step() throws(DatabaseError) -> Bool {
    let code = unsafe sqlite3_step(pointer)
    if code == SQLITE_ROW {
      return true
    }
    // Made before the reset, which may overwrite the message.
    let failure = code == SQLITE_DONE ? nil : handle.error(code, sql: sql)
    unsafe sqlite3_reset(pointer)
    if let failure {
      throw failure
    }
    return false
  }

  /// Runs to the end, dropping rows; the bindings stay for the next run.
  package func run() throws(DatabaseError) {
    while try step() {}
  }

  /// Lets go of the current row and its locks; the bindings stay.
  package func reset() {
    // Returns the error of the last step, which that step has thrown.
    unsafe sqlite3_reset(pointer)
  }

  /// Makes every parameter NULL.
  package func clearBindings() {
    unsafe sqlite3_clear_bindings(pointer)
  }
}
