package import SyncEvents

/// A known line of the console in one launch.
package struct SignalKey: Sendable, Hashable {
  /// The signal's identifier in the knowledge base.
  package var id: String
  package var session: SessionKey

  package init(id: String, session: SessionKey) {
    self.id = id
    self.session = session
  }
}

/// How often a known line was seen.
package struct SignalFacts: Sendable, Hashable {
  package var count = 0
  package var firstReference: EventReference
  package var lastReference: EventReference

  package init(at reference: EventReference) {
    firstReference = reference
    lastReference = reference
  }
}
