package import SyncEvents

/// What someone says of the query of the iCloud Console whose rows are read: its filters, and the
/// span for which its answer was copied whole.
package struct ConsoleQuery: Sendable, Hashable {
  package var environment: String?
  package var database: String?
  package var container: String?
  package var from: Timestamp?
  package var to: Timestamp?

  package init(
    environment: String? = nil,
    database: String? = nil,
    container: String? = nil,
    from: Timestamp? = nil,
    to: Timestamp? = nil
  ) {
    self.environment = environment
    self.database = database
    self.container = container
    self.from = from
    self.to = to
  }

  /// The span that was read whole; nil unless span, database and environment are stated.
  package var coverage: StatedCoverage? {
    guard let environment, let database, let from, let to else { return nil }
    return StatedCoverage(
      environment: environment,
      database: database,
      container: container,
      from: from,
      to: to
    )
  }

  /// The filters as members of a row that lacks their columns.
  var members: [(name: String, text: String)] {
    [("environment", environment), ("database", database), ("container", container)]
      .compactMap { name, text in text.map { (name, $0) } }
  }
}
