/// An error of a caller's own that can carry a `DatabaseError`, so that a transaction's body may
/// throw it and the transaction itself, too.
///
///     extension StoreError: DatabaseErrorWrapping {
///       init(_ error: DatabaseError) { self = .database(error) }
///     }
package protocol DatabaseErrorWrapping: Error {
  init(_ error: DatabaseError)
}

extension DatabaseError: DatabaseErrorWrapping {
  package init(_ error: DatabaseError) {
    self = error
  }
}
