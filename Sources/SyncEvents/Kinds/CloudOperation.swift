/// A CloudKit call that the app itself made.
package struct CloudOperation: Sendable, Hashable {
  package var operation: String?
  package var requested: Int?
  package var saved: Int?
  package var failed: Int?
  /// Whether the call itself threw; items can fail without it.
  package var thrown: Bool?
  package var error: ErrorChain?

  init(_ members: MemberReader) throws(EventError) {
    operation = try members.text("operation")
    requested = try members.integer("requested")
    saved = try members.integer("saved")
    failed = try members.integer("failed")
    thrown = try members.flag("thrown")
    error = try members.chain("error")
  }
}
