import Questions
import SyncEvents

/// What the events of a store tell, to be held against what stands in its tables.
struct StoredFacts {
  private(set) var facts = Facts()
  private(set) var keys = KeySum()
  private(set) var runs: [SessionKey: SequenceRuns] = [:]

  mutating func add(_ event: SyncEvent, _ ordinal: Int64) {
    facts.add(event, .ordinal(ordinal))
    for identity in event.identities {
      switch identity {
      case .id(let id): keys.add(EventIndex.Key(id))
      case .history(let device, let eventID, let phase):
        keys.add(EventIndex.Key(history: device, eventID: eventID, phase: phase))
      case .sequence(_, _, let number):
        _ = runs[event.sessionKey, default: SequenceRuns()].insert(number)
      }
    }
  }
}
