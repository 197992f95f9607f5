/// A launch of the app that began or ended under the recorder.
package struct SessionChange: Sendable, Hashable {
  /// `began` or `ended`.
  package var phase: String?
  /// How many stores should mirror; nil where it can't be known yet.
  package var expectedStores: Int?
  /// Whether stores were loaded before the recorder attached; then a missing setup proves nothing.
  package var storesLoaded: Bool?
  package var debugger: Bool?

  init(_ members: MemberReader) throws(EventError) {
    phase = try members.text("phase")
    expectedStores = try members.integer("expectedStores")
    storesLoaded = try members.flag("storesLoaded")
    debugger = try members.flag("debugger")
  }
}
