import SQLiteDatabase

extension Connection {
  /// Runs reads on one state of the store, whatever a writer commits meanwhile: an event must not
  /// slip out of sight on its way from the tail into a block.
  func snapshot<Value>(_ body: () throws -> Value) throws -> Value {
    guard !isInTransaction else { return try body() }
    let result = try transaction(.deferred) { () throws(DatabaseError) in
      Result(catching: body)
    }
    return try result.get()
  }
}
