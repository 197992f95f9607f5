/// An error that the app showed or caught.
package struct CaughtError: Sendable, Hashable {
  /// What the app was doing, for example `share`.
  package var context: String?
  package var error: ErrorChain?

  init(_ members: MemberReader) throws(EventError) {
    context = try members.text("context")
    error = try members.chain("error")
  }
}
