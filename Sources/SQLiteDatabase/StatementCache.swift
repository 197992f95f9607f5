internal import CSQLite

/// The idle compiled statements of a connection, by their SQL.
///
/// A statement in use is not in here, so no two users can share one.
@safe final class StatementCache {
  private var idle: [String: OpaquePointer] = unsafe [:]

  deinit {
    finalizeAll()
  }

  func take(_ sql: String) -> OpaquePointer? {
    unsafe idle.removeValue(forKey: sql)
  }

  /// Keeps a statement that was reset and has no bindings.
  func give(_ pointer: OpaquePointer, sql: String) {
    if unsafe idle.count >= Limits.cachedStatements {
      // Happens only if texts are made on the fly; then none of them is worth keeping.
      finalizeAll()
    }
    if let twin = unsafe idle.updateValue(pointer, forKey: sql) {
      unsafe sqlite3_finalize(twin)
    }
  }

  func finalizeAll() {
    while let entry = unsafe idle.popFirst() {
      unsafe sqlite3_finalize(entry.value)
    }
  }
}
