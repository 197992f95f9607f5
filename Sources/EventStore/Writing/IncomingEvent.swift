package import SyncEvents

/// An event on its way into a store.
package struct IncomingEvent: Sendable {
  package var event: SyncEvent
  /// The bytes of its line, which decide when a block is full.
  package var byteCount: Int
  /// Identifiers of the known console lines that it is.
  package var signals: [String]

  package init(event: SyncEvent, byteCount: Int, signals: [String] = []) {
    self.event = event
    self.byteCount = byteCount
    self.signals = signals
  }
}

/// How many events a commit took.
package struct CommitCounts: Sendable, Equatable {
  package var accepted = 0
  package var duplicate = 0

  package init() {}
}
