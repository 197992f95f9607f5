import SyncEvents

/// Attempts of stores that have no name: those that overlap are of different stores.
extension ActivityFacts {
  /// The attempts that count: the newest of the store, or of each store that can be told apart.
  package func newest(ofStore store: String?) -> [SyncAttempt] {
    guard store == nil else { return last.map { [$0] } ?? [] }
    let lanes = Self.lanes(of: candidates(with: last))
    return lanes.count > 1 ? lanes : last.map { [$0] } ?? []
  }

  /// How many stores surely spoke.
  ///
  /// An attempt after one that failed or hung may be the same store's second; one after a good end
  /// is another store's, since a store that has set up does not set up again.
  func storesHeard(ofStore store: String?) -> Int {
    guard store == nil else { return 1 }
    let newest = newest(ofStore: nil)
    let failed = self.failed - newest.count(where: \.hasFailed)
    let hung = open.count { !$0.hasEnded } - newest.count { !$0.hasEnded }
    return max(max(began, ended) - failed - hung, newest.count, 1)
  }

  /// Keeps a complete attempt beside those that it overlaps, and drops what was tried anew since.
  mutating func keepStores(with attempt: SyncAttempt) {
    let lanes = Self.lanes(of: candidates(with: attempt))
    let unfinished = open.filter { !$0.isComplete }
    open = unfinished + (lanes.count > 1 ? lanes.filter(\.isComplete) : [])
  }

  private func candidates(with attempt: SyncAttempt?) -> [SyncAttempt] {
    let others = open.filter { $0.eventID != nil && $0.eventID != attempt?.eventID }
    return others + (attempt.map { [$0] } ?? [])
  }

  /// The newest attempt of each store; an attempt that begins after an end is taken for a retry, of
  /// a failed one first.
  private static func lanes(of attempts: [SyncAttempt]) -> [SyncAttempt] {
    var lanes: [SyncAttempt] = []
    let timed = attempts.filter { $0.eventID != nil && $0.time != nil }
    for attempt in timed.sorted(by: { $0.sortKey < $1.sortKey }) {
      let free = lanes.indices.filter { lanes[$0].isOver(before: attempt) }
      if let lane = free.first(where: { lanes[$0].hasFailed }) ?? free.last {
        lanes[lane] = attempt
      } else {
        lanes.append(attempt)
      }
    }
    return lanes
  }
}

extension SyncAttempt {
  fileprivate var sortKey: (Int64, String) { (time?.nanoseconds ?? .min, eventID ?? "") }

  fileprivate func isOver(before other: SyncAttempt) -> Bool {
    guard let ended, let start = other.time else { return false }
    return ended <= start
  }
}
