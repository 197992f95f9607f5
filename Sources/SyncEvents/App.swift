/// The build of the app that an event comes from.
package struct App: Sendable, Hashable {
  package var bundle: String?
  package var version: String?
  package var build: String?
  /// `development` or `production`: which of the container's environments the build speaks to.
  package var environment: String?

  init(_ members: MemberReader) throws(EventError) {
    bundle = try members.text("bundle")
    version = try members.text("version")
    build = try members.text("build")
    environment = try members.text("environment")
  }

  package init(
    bundle: String? = nil,
    version: String? = nil,
    build: String? = nil,
    environment: String? = nil
  ) {
    self.bundle = bundle
    self.version = version
    self.build = build
    self.environment = environment
  }

  /// The build as an object of the report format.
  package var json: JSONValue {
    var object = JSONObject()
    object.append("bundle", text: bundle)
    object.append("version", text: version)
    object.append("build", text: build)
    object.append("environment", text: environment)
    return .object(object)
  }
}
