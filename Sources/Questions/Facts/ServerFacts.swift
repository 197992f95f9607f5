package import SyncEvents

/// Whose rows of the server's log belong together.
package struct ServerKey: Sendable, Hashable {
  package var container: String?
  package var environment: String?
  package var database: String?
  /// Nil for rows that name no device: they stand for every device of the container.
  package var device: String?
  package var user: String?

  package init(
    container: String?,
    environment: String?,
    database: String?,
    device: String?,
    user: String?
  ) {
    self.container = container
    self.environment = environment
    self.database = database?.uppercased()
    self.device = device
    self.user = user
  }
}

/// The rows of the server's log for one key, the console's own requests left out.
package struct ServerFacts: Sendable, Hashable {
  /// When records were saved; rows that the server refused saved none.
  package var recordSaves = TimeSeries()
  package var rows = 0
  package var zoneSaves = 0
  package var failures = 0
  package var firstReference: EventReference?
  package var lastReference: EventReference?

  package init() {}

  mutating func add(_ row: ServerRow, at time: Timestamp?, _ reference: EventReference) {
    rows += 1
    if row.operation == "RecordSave", row.isFailure != true { recordSaves.insert(time) }
    if row.operation == "ZoneSave" { zoneSaves += 1 }
    if row.operation == "RecordSave", row.isFailure == true { failures += 1 }
    firstReference = firstReference ?? reference
    lastReference = reference
  }
}

/// A span for which the server's log was read.
package struct CoverageSpan: Sendable, Hashable {
  package var key: ServerKey
  package var from: Timestamp
  package var to: Timestamp
  /// Whether that is concluded from the rows alone: filters may have kept others out.
  package var isInferred: Bool

  package init(key: ServerKey, from: Timestamp, to: Timestamp, isInferred: Bool = false) {
    self.key = key
    self.from = from
    self.to = to
    self.isInferred = isInferred
  }
}

/// What the server answered to a device's probe.
package struct ProbeFacts: Sendable, Hashable {
  package var key: ServerKey
  package var newest: Timestamp
  package var reference: EventReference

  package init(key: ServerKey, newest: Timestamp, reference: EventReference) {
    self.key = key
    self.newest = newest
    self.reference = reference
  }
}
