/// A step in the life of a CKShare.
package struct ShareChange: Sendable, Hashable {
  package var phase: String?
  package var hasURL: Bool?
  package var hasChangeTag: Bool?
  package var zone: String?
  package var error: ErrorChain?

  init(_ members: MemberReader) throws(EventError) {
    phase = try members.text("phase")
    hasURL = try members.flag("hasURL")
    hasChangeTag = try members.flag("hasChangeTag")
    zone = try members.text("zone")
    error = try members.chain("error")
  }
}
