package import SyncEvents

/// A record as one role's device reports it.
package struct RecordKey: Sendable, Hashable {
  package var entity: String
  package var record: String
  package var role: String

  package init(entity: String, record: String, role: String) {
    self.entity = entity
    self.record = record
    self.role = role
  }
}

/// Which fields of a record had a value, as the newest event tells.
package struct RecordFacts: Sendable, Hashable {
  package var time: Timestamp?
  /// The launch that told it.
  package var session: SessionKey
  /// `present`, `nil` or `undecodable` by field.
  package var fields: [String: String]
  package var reference: EventReference

  package init(
    time: Timestamp?,
    session: SessionKey,
    fields: [String: String],
    reference: EventReference
  ) {
    self.time = time
    self.session = session
    self.fields = fields
    self.reference = reference
  }

  /// Whether this is to replace what was known before.
  package func isNewer(than known: RecordFacts) -> Bool {
    guard let time, let before = known.time else { return true }
    return time >= before
  }
}
