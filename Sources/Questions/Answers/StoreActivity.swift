package import SyncEvents

/// What became of one type of sync in one store: the last attempt counts.
package struct StoreActivity: Sendable {
  package var store: String?
  package var began: Timestamp?
  package var ended: Timestamp?
  package var succeeded: Bool?
  package var error: ErrorChain?
  package var seconds: Double?
  package var verdict: ActivityVerdict
  package var attempts: Int
  /// How many stores surely spoke: one, or as many as unnamed attempts can't be retries of.
  var storesHeard = 0
  /// Attempts before the last that failed.
  var earlierFailures = 0

  /// A row for each store that can be told apart: one, or several that bear no name.
  static func rows(
    of store: String?,
    _ activity: ActivityFacts,
    isProvenByLaterSync isProven: Bool
  ) -> [StoreActivity] {
    let newest = activity.newest(ofStore: store)
    let attempts = max(activity.began, activity.ended)
    var rows = newest.map {
      StoreActivity(store: store, attempt: $0, isProvenByLaterSync: isProven)
    }
    if rows.isEmpty {
      rows = [StoreActivity(store: store, attempt: nil, isProvenByLaterSync: isProven)]
    }
    // Attempts that were tried anew since can't be told apart by store.
    rows[0].attempts = attempts - (rows.count - 1)
    rows[0].storesHeard = activity.storesHeard(ofStore: store) - (rows.count - 1)
    rows[0].earlierFailures = activity.failed - newest.count(where: \.hasFailed)
    return rows
  }

  private init(store: String?, attempt: SyncAttempt?, isProvenByLaterSync: Bool) {
    self.store = store
    attempts = 1
    storesHeard = 1
    began = attempt?.began
    ended = attempt?.ended
    succeeded = attempt?.succeeded
    error = attempt?.error
    seconds = attempt?.seconds
    verdict = Self.verdict(attempt, isProvenByLaterSync)
  }

  init(silent store: String?, verdict: ActivityVerdict) {
    self.store = store
    self.verdict = verdict
    attempts = 0
  }

  private static func verdict(
    _ attempt: SyncAttempt?,
    _ isProvenByLaterSync: Bool
  ) -> ActivityVerdict {
    guard let attempt else { return .unknown }
    if attempt.hasFailed { return .failed }
    if !attempt.hasEnded { return .beganNotEnded }
    // A listener that prints only "ended" doesn't say how; a sync that came after does.
    return attempt.succeeded == true || isProvenByLaterSync ? .succeeded : .unknown
  }

  var json: JSONValue {
    [
      "store": .optional(store),
      "began": .optional(began?.description),
      "ended": .optional(ended?.description),
      "succeeded": succeeded.map(JSONValue.bool) ?? .null,
      "seconds": seconds.map(JSONValue.double) ?? .null,
      "error": error?.json ?? .null,
      "verdict": .string(verdict.rawValue),
      "attempts": .integer(Int64(attempts)),
    ]
  }
}
