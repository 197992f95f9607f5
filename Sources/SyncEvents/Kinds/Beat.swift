/// A sign that the recorder is alive though nothing happened.
package struct Beat: Sendable, Hashable {
  package var foreground: Bool?

  init(_ members: MemberReader) throws(EventError) {
    foreground = try members.flag("foreground")
  }
}
