/// Facts of the build and the moment.
package struct EnvironmentFacts: Sendable, Hashable {
  /// App or extension.
  package var process: String?
  package var lowPower: Bool?
  /// How the app's environment is known.
  package var environmentSource: String?

  init(_ members: MemberReader) throws(EventError) {
    process = try members.text("process")
    lowPower = try members.flag("lowPower")
    environmentSource = try members.text("environmentSource")
  }
}
