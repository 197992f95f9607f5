internal import CSQLite

/// How far a checkpoint came.
package struct Checkpoint: Equatable, Sendable {
  /// The pages in the write-ahead log; 0 after a truncation, and if there is no log.
  package let loggedPages: Int
  /// Those of them that the database file has, too.
  package let movedPages: Int

  package init(loggedPages: Int, movedPages: Int) {
    self.loggedPages = loggedPages
    self.movedPages = movedPages
  }

  package var isComplete: Bool { loggedPages == movedPages }
}

extension Connection {
  package enum CheckpointMode: Sendable {
    /// Moves what it can without waiting for anyone.
    case passive
    /// Moves all and cuts the log to nothing; throws `.busy` if a reader or writer stays on.
    case truncate
  }

  /// Moves the pages of the write-ahead log to the database file.
  @discardableResult
  package func checkpoint(_ mode: CheckpointMode) throws(DatabaseError) -> Checkpoint {
    let flag =
      switch mode {
      case .passive: SQLITE_CHECKPOINT_PASSIVE
      case .truncate: SQLITE_CHECKPOINT_TRUNCATE
      }
    var logged: Int32 = 0
    var moved: Int32 = 0
    try handle.check(
      unsafe sqlite3_wal_checkpoint_v2(handle.pointer, "main", flag, &logged, &moved)
    )
    // Both are -1 in a database without a log.
    return Checkpoint(loggedPages: max(0, Int(logged)), movedPages: max(0, Int(moved)))
  }
}
