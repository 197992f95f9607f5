/// What makes an event the same event, however often it is sent.
package enum EventIdentity: Sendable, Hashable {
  /// Its `id`.
  case id(String)
  /// Its place among the events of one launch on one device.
  case sequence(device: String?, session: String, number: Int64)
  /// A phase of a framework event that was read from the framework's own history.
  case history(device: String?, eventID: String, phase: String)
}
