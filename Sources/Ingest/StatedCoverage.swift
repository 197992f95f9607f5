package import SyncEvents

/// What is said of a query of the iCloud Console: it was read for that span.
package struct StatedCoverage: Sendable, Hashable {
  package var environment: String
  package var database: String
  package var container: String?
  package var user: String?
  package var from: Timestamp
  package var to: Timestamp
  /// Whether nobody stated it: the log's own rows reach over the span.
  package var isInferred = false

  package init(
    environment: String,
    database: String,
    container: String? = nil,
    user: String? = nil,
    from: Timestamp,
    to: Timestamp
  ) {
    self.environment = environment
    self.database = database
    self.container = container
    self.user = user
    self.from = from
    self.to = to
  }

  /// The statement as an event; the same statement is the same event, whenever it is made.
  ///
  /// - Throws: `EventError` if the format would not take it, which its types rule out.
  package func event(statedAt time: Timestamp) throws(EventError) -> SyncEvent {
    var members: JSONObject = [
      "kind": "coverage", "source": "icloud-console", "environment": .string(environment),
      "database": .string(database),
    ]
    members.append("container", text: container)
    members.append("userID", text: user)
    members.append("from", time: from)
    members.append("to", time: to)
    if isInferred { members["inferred"] = true }
    var identity = TextIdentity(format: "coverage")
    let text = JSONWriter.line(.object(members))
    var body: JSONObject = [
      "v": .integer(SyncEvents.Limits.reportVersion), "ts": .string(time.description),
      "id": .string(identity.id(time: nil, text: text, line: 1)),
    ]
    body.members += members.members
    return try SyncEvent(body)
  }
}
