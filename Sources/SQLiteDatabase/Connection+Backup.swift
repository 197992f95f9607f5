internal import CSQLite

/// How far a backup came.
package struct BackupProgress: Equatable, Sendable {
  package let copiedPages: Int
  package let totalPages: Int
}

extension Connection {
  /// Copies the database, as it is now, over the one at the path, while others may go on using this.
  ///
  /// A write by another connection starts the copy anew. What a failed or stopped backup leaves at
  /// the path is the caller's to remove. After each step `progress` says whether to go on; if not, the
  /// backup throws `.interrupted`.
  package func backup(
    to path: String,
    pagesPerStep: Int = 256,
    progress: (BackupProgress) -> Bool = { _ in true }
  ) throws(DatabaseError) {
    let target = try Connection(path: path, mode: .readWriteCreate, busyTimeout: busyTimeout)
    guard
      let copy = unsafe sqlite3_backup_init(
        target.handle.pointer,
        "main",
        handle.pointer,
        "main"
      )
    else {
      throw target.handle.error(unsafe sqlite3_extended_errcode(target.handle.pointer))
    }
    let isDone = unsafe run(copy, pagesPerStep: pagesPerStep, progress: progress)
    // Reports the error of the steps, if any but busy and locked.
    let code = unsafe sqlite3_backup_finish(copy)
    try target.handle.check(code)
    switch isDone {
    case .success: break
    case .failure(let error): throw error
    }
  }

  private func run(
    _ copy: OpaquePointer,
    pagesPerStep: Int,
    progress: (BackupProgress) -> Bool
  ) -> Result<Void, DatabaseError> {
    var retries = 0
    while true {
      let code = unsafe sqlite3_backup_step(copy, Int32(clamping: max(1, pagesPerStep)))
      switch code & 0xff {
      case SQLITE_DONE, SQLITE_OK:
        retries = 0
      case SQLITE_BUSY, SQLITE_LOCKED:
        retries += 1
        guard retries < Limits.backupRetries else {
          let message = "the database stayed busy during the backup"
          return .failure(
            DatabaseError(code: ResultCode(rawValue: code), message: message, path: path)
          )
        }
        sqlite3_sleep(Limits.backupPause)
      default:
        // The finish reports it.
        return .success(())
      }
      let total = Int(unsafe sqlite3_backup_pagecount(copy))
      let left = Int(unsafe sqlite3_backup_remaining(copy))
      let state = BackupProgress(copiedPages: total - left, totalPages: total)
      guard progress(state) else {
        let message = "the backup was stopped"
        return .failure(DatabaseError(code: .interrupted, message: message, path: path))
      }
      if code == SQLITE_DONE {
        return .success(())
      }
    }
  }
}
