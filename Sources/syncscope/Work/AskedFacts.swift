import EventStore
import Questions
import SyncEvents

/// The facts that a question stands on: those that the store keeps, or a fold of its events.
enum AskedFacts {
  static func facts(
    of store: Store,
    _ parts: FactsParts,
    fromEvents: Bool
  ) throws -> Facts {
    guard fromEvents else { return try store.facts(parts, ofDevice: nil) }
    var facts = Facts()
    try store.forEachEvent { stored in
      try Interruption.check()
      facts.add(stored.event, .ordinal(stored.ordinal))
      return true
    }
    return facts
  }
}
