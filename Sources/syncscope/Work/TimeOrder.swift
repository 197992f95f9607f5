import EventStore
import Questions
import SyncEvents

/// Puts events of several sources into one order of time.
enum TimeOrder {
  /// The events; one whose time is not known keeps its place after the one that arrived before it.
  static func events(of store: Store, filter: EventFilter) throws -> [SyncEvent] {
    var events: [(time: Int64, ordinal: Int64, event: SyncEvent)] = []
    var last = Int64.min
    try store.forEachEvent(filter) { stored in
      try Interruption.check()
      let time = stored.event.time?.nanoseconds ?? last
      last = time
      events.append((time, stored.ordinal, stored.event))
      return true
    }
    return events.sorted { ($0.time, $0.ordinal) < ($1.time, $1.ordinal) }.map(\.event)
  }
}
