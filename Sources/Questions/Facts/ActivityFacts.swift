package import SyncEvents

/// Which attempts belong together: one type of sync in one store.
package struct ActivityKey: Sendable, Hashable {
  package var type: SyncType
  /// Nil where the source doesn't name the store.
  package var store: String?

  package init(type: SyncType, store: String?) {
    self.type = type
    self.store = store
  }
}

/// What became of the setups, imports or exports of one store in one launch.
package struct ActivityFacts: Sendable, Hashable {
  package var began = 0
  package var ended = 0
  package var succeeded = 0
  package var failed = 0
  package var firstBegan: Timestamp?
  /// The newest attempt, which is the one that counts.
  package var last: SyncAttempt?
  /// Attempts of which one end is still missing, oldest first.
  package var open: [SyncAttempt] = []

  package init() {}

  /// The most open attempts that are kept; one that hangs is told by a few as well as by thousands.
  static let maximumOpen = 1_024

  mutating func add(
    _ activity: SyncActivity,
    at time: Timestamp?,
    _ reference: EventReference
  ) {
    let isBegan = activity.phase == .began
    if isBegan { began += 1 } else { ended += 1 }
    if isBegan, let time { firstBegan = min(firstBegan ?? time, time) }
    let index = open.firstIndex { $0.isCompleted(by: activity, at: time) }
    let isNew = index == nil
    var attempt = index.map { open.remove(at: $0) } ?? SyncAttempt(eventID: activity.eventID)
    let wasLast = !isNew && last == attempt
    attempt.add(activity, at: time, reference)
    if !isBegan {
      if attempt.hasFailed { failed += 1 } else { succeeded += 1 }
    }
    if wasLast || isNewer(attempt) { last = attempt }
    if !attempt.isComplete {
      open.append(attempt)
      if open.count > Self.maximumOpen { open.removeFirst() }
    }
  }

  /// What one store told under two names.
  func merged(_ other: ActivityFacts) -> ActivityFacts {
    var merged = self
    merged.began += other.began
    merged.ended += other.ended
    merged.succeeded += other.succeeded
    merged.failed += other.failed
    merged.firstBegan = [firstBegan, other.firstBegan].compactMap(\.self).min()
    if let attempt = other.last, isNewer(attempt) { merged.last = attempt }
    merged.open += other.open
    return merged
  }

  private func isNewer(_ attempt: SyncAttempt) -> Bool {
    guard let last, let known = last.time, let time = attempt.time else { return true }
    return time >= known
  }
}
