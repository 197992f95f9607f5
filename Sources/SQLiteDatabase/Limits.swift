/// Every bound of this module, with its reason.
enum Limits {
  /// The characters of SQL that an error quotes: enough to tell the statement, short enough to print.
  static let quotedSQL = 200

  /// The idle statements a connection keeps; the program has some dozens of statement texts.
  static let cachedStatements = 128

  /// How often a backup tries a step again that found a database busy, so that it ends.
  static let backupRetries = 500

  /// The milliseconds between two such tries.
  static let backupPause: Int32 = 10
}
