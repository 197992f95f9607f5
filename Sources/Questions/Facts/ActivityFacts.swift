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
  /// Attempts of which one end is still missing; where the store has no name, the newest attempt of
  /// each store that overlaps tell apart, too.
  package var open: [SyncAttempt] = []

  package init() {}

  /// The most open attempts that are kept; one that hangs is told by a few as well as by thousands.
  static let maximumOpen = 1_024

  /// Takes in one end of an attempt; unnamed attempts may be those of several stores.
  mutating func add(
    _ activity: SyncActivity,
    at time: Timestamp?,
    _ reference: EventReference,
    isUnnamed: Bool
  ) {
    let isBegan = activity.phase == .began
    if isBegan { began += 1 } else { ended += 1 }
    if isBegan, let time { firstBegan = min(firstBegan ?? time, time) }
    let index = counterpart(of: activity, at: time)
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
    } else if isUnnamed, attempt.eventID != nil {
      keepStores(with: attempt)
    }
    if open.count > Self.maximumOpen { open.removeFirst() }
  }

  /// The open attempt that the activity completes.
  ///
  /// Without an id an end closes the newest attempt that began before it: one that hung stays open
  /// when it is tried anew. A late began joins the nearest end after it.
  private func counterpart(of activity: SyncActivity, at time: Timestamp?) -> Int? {
    let fitting = open.indices.filter { open[$0].isCompleted(by: activity, at: time) }
    if activity.phase == .began {
      return fitting.min { left, right in
        guard let left = open[left].ended, let right = open[right].ended else { return false }
        return left < right
      }
    }
    return fitting.reversed().max { left, right in
      guard let left = open[left].began, let right = open[right].began else { return false }
      return left < right
    }
  }

  private func isNewer(_ attempt: SyncAttempt) -> Bool {
    guard let last, let known = last.time, let time = attempt.time else { return true }
    return time >= known
  }
}
