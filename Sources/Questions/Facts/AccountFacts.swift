package import SyncEvents

/// What was known of the iCloud account at a moment.
package struct AccountFacts: Sendable, Hashable {
  package var time: Timestamp?
  package var reading: AccountReading
  package var reference: EventReference

  package init(time: Timestamp?, reading: AccountReading, reference: EventReference) {
    self.time = time
    self.reading = reading
    self.reference = reference
  }
}
