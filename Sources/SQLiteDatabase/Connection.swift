internal import CSQLite

/// An open database.
///
/// Used from one thread at a time, with its statements: it is not `Sendable`, so keep it in a
/// `Mutex` or send it. `interrupter` alone may be used elsewhere.
///
///     let connection = try Connection(path: path, mode: .readOnly, busyTimeout: .seconds(2))
///     let names = try connection.prepare("SELECT name FROM zone ORDER BY name")
///     while try names.step() { print(names.text(0)) }
package final class Connection {
  package enum Mode: Sendable {
    case readOnly
    case readWrite
    case readWriteCreate
  }

  package let path: String
  let handle: DatabaseHandle
  let statements = StatementCache()
  let busyTimeout: Duration
  var interruptCheck: InterruptCheck?

  /// Whether a rollback failed, so that the transaction that nobody wants is still open.
  var owesRollback = false

  /// Opens the database; `":memory:"` is one that vanishes when closed.
  ///
  /// SQLite reads the file only when asked for something in it, so a file that is no database is
  /// found by the first statement (`.notADatabase`), not here. A statement waits for another
  /// connection's lock as long as the timeout says.
  package init(path: String, mode: Mode, busyTimeout: Duration = .zero) throws(DatabaseError) {
    let access =
      switch mode {
      case .readOnly: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE
      case .readWriteCreate: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    // One thread at a time: SQLite's own mutex would only cost.
    handle = try DatabaseHandle(path: path, flags: access | SQLITE_OPEN_NOMUTEX)
    self.path = path
    self.busyTimeout = busyTimeout
    unsafe sqlite3_busy_timeout(handle.pointer, busyTimeout.wholeMilliseconds)
  }

  deinit {
    // A statement may live on, the check would not.
    InterruptCheck.remove(from: handle)
  }

  /// Whether the database can only be read, be it by mode or by the file's permissions.
  package var isReadOnly: Bool {
    unsafe sqlite3_db_readonly(handle.pointer, "main") == 1
  }

  package var isInTransaction: Bool {
    unsafe sqlite3_get_autocommit(handle.pointer) == 0
  }

  /// The rows that the last INSERT, UPDATE or DELETE touched.
  package var changes: Int {
    unsafe Int(sqlite3_changes64(handle.pointer))
  }

  /// The rows that all of them touched since the database was opened.
  package var totalChanges: Int {
    unsafe Int(sqlite3_total_changes64(handle.pointer))
  }

  package var lastInsertRowID: Int64 {
    unsafe sqlite3_last_insert_rowid(handle.pointer)
  }
}

extension Duration {
  /// For SQLite, which counts in a C int; what does not fit is cut.
  var wholeMilliseconds: Int32 {
    let longest = Duration.milliseconds(Int32.max)
    guard self < longest else { return Int32.max }
    let (seconds, attoseconds) = components
    return Int32(clamping: max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000))
  }
}
