/// What tells one launch of the app from another.
package struct SessionKey: Sendable, Hashable {
  package var device: String?
  package var session: String?
  /// The input's name where an event bears neither: texts of different files are not one launch.
  package var source: String?

  package init(device: String?, session: String?, source: String?) {
    self.device = device
    self.session = session
    self.source = device == nil && session == nil ? source : nil
  }
}
