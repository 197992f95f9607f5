import SQLiteDatabase

extension Connection {
  /// Runs reads on one state of the store, whatever a writer commits meanwhile: an event must not
  /// slip out of sight on its way from the tail into a block.
  func snapshot<Value>(_ body: () throws -> Value) throws -> Value {
    guard !isInTransaction else { return try body() }
    try execute("BEGIN DEFERRED")
    // Nothing was written. Where the file is damaged the end may fail as well, which is no news.
    defer { try? execute("ROLLBACK") }
    return try body()
  }
}
