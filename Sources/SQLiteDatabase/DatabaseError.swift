/// What SQLite refused, where, and in which statement.
package struct DatabaseError: Error, Equatable {
  package let code: ResultCode

  /// SQLite's own words.
  package let message: String

  /// The statement's text, cut to its first 200 characters; nil if no statement was running.
  package let sql: String?

  /// The database's path, as it was given.
  package let path: String

  package init(code: ResultCode, message: String, sql: String? = nil, path: String) {
    self.code = code
    self.message = message
    self.sql = sql.map { String($0.prefix(Limits.quotedSQL)) }
    self.path = path
  }
}

extension DatabaseError: CustomStringConvertible {
  package var description: String {
    let place = "\(path): \(message) (SQLite code \(code.rawValue))"
    guard let sql else { return place }
    return "\(place) in: \(sql)"
  }
}
