package import SyncEvents

extension Report {
  /// The same as data.
  package var json: JSONValue {
    [:]
  }
}
