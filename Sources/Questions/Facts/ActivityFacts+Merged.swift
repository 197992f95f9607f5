import SyncEvents

extension ActivityFacts {
  /// What one store told under two names.
  ///
  /// A began may stand under the store's identifier and its ended under the name: they are joined
  /// before the newest attempt is chosen.
  func merged(_ other: ActivityFacts) -> ActivityFacts {
    var merged = self
    merged.began += other.began
    merged.ended += other.ended
    merged.succeeded += other.succeeded
    merged.failed += other.failed
    merged.firstBegan = [firstBegan, other.firstBegan].compactMap(\.self).min()
    var joined: [String: SyncAttempt] = [:]
    for attempt in other.open {
      let index = merged.open.firstIndex { $0.isCounterpart(of: attempt) }
      guard let index, let id = attempt.eventID else {
        merged.open.append(attempt)
        continue
      }
      joined[id] = merged.open.remove(at: index).joined(with: attempt)
    }
    let newest = [last, other.last].compactMap(\.self).map { attempt in
      attempt.eventID.flatMap { joined[$0] } ?? attempt
    }
    merged.last = newest.reduce(nil) { best, attempt in
      guard let best, let known = best.time, let time = attempt.time else { return attempt }
      return time >= known ? attempt : best
    }
    return merged
  }
}

extension SyncAttempt {
  fileprivate func isCounterpart(of other: SyncAttempt) -> Bool {
    eventID != nil && eventID == other.eventID && hasBegun != other.hasBegun
      && hasEnded != other.hasEnded
  }

  fileprivate func joined(with other: SyncAttempt) -> SyncAttempt {
    let (start, end) = hasBegun ? (self, other) : (other, self)
    var joined = end
    joined.hasBegun = true
    joined.began = start.began ?? end.began
    joined.beganReference = start.beganReference
    return joined
  }
}
