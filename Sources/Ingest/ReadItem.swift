package import SyncEvents

/// What a reader found in an input.
package enum ReadItem: Sendable {
  case event(ReadEvent)
  case rejection(Rejection)
  case document(ReadDocument)
}

/// An event and where it stood.
package struct ReadEvent: Sendable {
  package var event: SyncEvent
  package var line: Int
  package var byteCount: Int
  /// Identifiers of the known console lines that it is.
  package var signals: [String]

  package init(event: SyncEvent, line: Int, byteCount: Int, signals: [String] = []) {
    self.event = event
    self.line = line
    self.byteCount = byteCount
    self.signals = signals
  }
}

/// A line that was refused, and why.
package struct Rejection: Sendable, Hashable {
  package var line: Int
  package var reason: String

  package init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
