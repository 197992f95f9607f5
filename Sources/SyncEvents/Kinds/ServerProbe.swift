/// What the server itself answered to a device.
package struct ServerProbe: Sendable, Hashable {
  package var database: String?
  package var environment: String?
  package var zone: String?
  package var exists: Bool?
  /// Whether everything was read: only then does what is missing not exist.
  package var complete: Bool?
  package var records: Int?
  /// The newest change that was seen.
  package var newest: Timestamp?
  package var error: ErrorChain?

  init(_ members: MemberReader) throws(EventError) {
    database = try members.text("database")
    environment = try members.text("environment")
    zone = try members.text("zone")
    exists = try members.flag("exists")
    complete = try members.flag("complete")
    records = try members.integer("records")
    newest = try members.time("newest")
    error = try members.chain("error")
  }
}
