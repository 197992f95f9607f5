/// The statement that the server's log was read for a whole span.
package struct ServerCoverage: Sendable, Hashable {
  /// Where it was read, for example `icloud-console`.
  package var source: String?
  package var environment: String?
  package var database: String?
  /// Where the query was filtered by a user.
  package var userID: String?
  package var from: Timestamp?
  package var to: Timestamp?
  /// Whether nobody stated it: rows of the log reach over the span.
  package var isInferred: Bool

  init(_ members: MemberReader) throws(EventError) {
    source = members.object["source"]?.text
    environment = try members.text("environment")
    database = try members.text("database")
    userID = try members.text("userID")
    from = try members.time("from")
    to = try members.time("to")
    isInferred = try members.flag("inferred") ?? false
  }
}
