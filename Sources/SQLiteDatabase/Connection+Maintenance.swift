internal import CSQLite

extension Connection {
  /// The number that the database's owner keeps in the file's header, 0 in a new file.
  package var userVersion: Int {
    get throws(DatabaseError) { Int(try int64("PRAGMA user_version") ?? 0) }
  }

  package func setUserVersion(_ version: Int32) throws(DatabaseError) {
    try execute("PRAGMA user_version = \(version)")
  }

  /// The number that tells whose file format this is, 0 in a new file.
  package var applicationID: Int {
    get throws(DatabaseError) { Int(try int64("PRAGMA application_id") ?? 0) }
  }

  package func setApplicationID(_ identifier: Int32) throws(DatabaseError) {
    try execute("PRAGMA application_id = \(identifier)")
  }

  /// The faults of the file's structure, none if it is sound; does not compare indexes with tables.
  ///
  /// Bad damage throws `.corrupt` or `.notADatabase` instead.
  package func quickCheck(limit: Int = 100) throws(DatabaseError) -> [String] {
    try faults("PRAGMA quick_check(\(limit))")
  }

  /// Like `quickCheck`, and compares indexes with tables, which takes longer.
  package func integrityCheck(limit: Int = 100) throws(DatabaseError) -> [String] {
    try faults("PRAGMA integrity_check(\(limit))")
  }

  private func faults(_ pragma: String) throws(DatabaseError) -> [String] {
    let statement = try prepare(pragma)
    var lines: [String] = []
    while try statement.step() {
      lines.append(statement.text(0))
    }
    return lines == ["ok"] ? [] : lines
  }
}
