internal import CSQLite

extension Connection {
  package enum TransactionKind: String, Sendable {
    /// Takes locks as statements need them; for reads that must agree with each other.
    case deferred = "BEGIN DEFERRED"
    /// Takes the write lock at once, so that busy is found before any work is done.
    case immediate = "BEGIN IMMEDIATE"
  }

  /// Runs the body in a transaction: commits it, or rolls it back if body or commit throw.
  ///
  /// The error is always the first one, also if the rollback fails in its turn; the next transaction
  /// then rolls back before it begins. Transactions do not nest. A closure of several statements
  /// must name its error:
  ///
  ///     try connection.transaction(.immediate) { () throws(StoreError) in … }
  package func transaction<Result, Failure: DatabaseErrorWrapping>(
    _ kind: TransactionKind = .immediate,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(DatabaseError) {
      try begin(kind)
    } catch {
      throw Failure(error)
    }
    let result: Result
    do throws(Failure) {
      result = try body()
    } catch {
      rollBack()
      throw error
    }
    do throws(DatabaseError) {
      try cached("COMMIT").run()
    } catch {
      // "An attempt to execute COMMIT might also result in an SQLITE_BUSY return code […] the
      // transaction remains active" (sqlite.org/lang_transaction.html).
      rollBack()
      throw Failure(error)
    }
    return result
  }

  private func begin(_ kind: TransactionKind) throws(DatabaseError) {
    if owesRollback {
      rollBack()
    }
    try cached(kind.rawValue).run()
  }

  private func rollBack() {
    // "Certain kinds of errors […] might cause the transaction to be rolled back automatically"
    // (sqlite.org/lang_transaction.html): a ROLLBACK of ours would be an error, then.
    guard isInTransaction else {
      owesRollback = false
      return
    }
    // The check may be what stopped the body; it must not stop the rollback as well.
    InterruptCheck.remove(from: handle)
    let code = unsafe sqlite3_exec(handle.pointer, "ROLLBACK", nil, nil, nil)
    interruptCheck?.install(on: handle)
    owesRollback = code != SQLITE_OK && isInTransaction
  }
}
