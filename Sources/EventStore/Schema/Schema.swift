import SQLiteDatabase

/// The store's format: what marks a file as ours, and how an older one becomes a newer.
enum Schema {
  /// "SySc" in SQLite's application_id marks a file as a store.
  static let applicationID: Int32 = 0x5379_5363

  /// The format that this build writes; kept in SQLite's user_version.
  static let version = 1

  /// Makes the tables in an empty file, or brings an older format up to date.
  static func prepare(_ connection: Connection) throws(StoreError) {
    try connection.transaction(.immediate) { () throws(StoreError) in
      switch try state(of: connection) {
      case .current: return
      case .empty:
        do throws(DatabaseError) {
          try connection.execute(SchemaVersion1.statements)
          try connection.setApplicationID(applicationID)
          try connection.setUserVersion(Int32(version))
        } catch { throw StoreError(error) }
      }
    }
  }

  enum State { case empty, current }

  /// What the file is.
  ///
  /// - Throws: `StoreError` where it is something else than a store that this build reads.
  static func state(of connection: Connection) throws(StoreError) -> State {
    let found: Int
    let version: Int
    let tables: Int64
    do throws(DatabaseError) {
      found = try connection.applicationID
      version = try connection.userVersion
      tables = try connection.int64("SELECT count(*) FROM sqlite_schema") ?? 0
    } catch { throw StoreError(error) }
    if tables == 0, found == 0 || found == Int(applicationID) { return .empty }
    guard found == Int(applicationID) else {
      throw .notAStore(path: connection.path, found: "another program's SQLite database")
    }
    guard version <= Self.version else {
      throw .newerFormat(path: connection.path, found: version, supported: Self.version)
    }
    guard version == Self.version else {
      throw .damaged(path: connection.path, what: "its format version reads \(version)")
    }
    return .current
  }
}
