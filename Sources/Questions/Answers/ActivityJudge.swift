import SyncEvents

/// Weighs what a launch tells of one type of sync; silence counts only where something would have
/// spoken.
struct ActivityJudge {
  let type: SyncType
  let session: SessionFacts
  let stores: [StoreActivity]
  let facts: Facts
  let users: PeerUsers

  /// The verdict and why, in a few words.
  var verdict: (ActivityVerdict, String) {
    if let failed = stores.first(where: { $0.verdict == .failed }) {
      return (.failed, "\(label) of \(failed.store ?? "a store") ended in an error")
    }
    if let open = stores.first(where: { $0.verdict == .beganNotEnded }) {
      return (.beganNotEnded, "\(label) of \(open.store ?? "a store") began and has no end")
    }
    if let silence = type == .setup ? silentSetup : silentSync { return silence }
    if stores.isEmpty { return (.unknown, "no \(label), and none was expected") }
    if stores.contains(where: { $0.verdict == .unknown }) {
      return (.unknown, "it ended, but the source doesn't say how")
    }
    let failures = stores.reduce(0) { $0 + $1.earlierFailures }
    let because = "the last attempt of every store ended well"
    return (.succeeded, failures > 0 ? "\(because); \(failures) earlier failed" : because)
  }

  private var label: String { type.name }

  /// What the lack of a setup means, if one lacks.
  private var silentSetup: (ActivityVerdict, String)? {
    let heard = stores.reduce(0) { $0 + $1.storesHeard }
    let expected = session.expectedSetups ?? 1
    guard heard < expected else { return nil }
    let what =
      heard == 0 ? "no setup event" : "setup events of \(heard) of \(expected) stores"
    guard session.isRecorded else {
      return (.unknown, "\(what), and nothing shows that the launch was recorded")
    }
    if heard > 0, stores.reduce(0, { $0 + ($1.store == nil ? $1.attempts : 1) }) >= expected {
      return (.unknown, "\(what), or one was tried anew: the events don't name their stores")
    }
    if let seconds = momentsObserved {
      return (.unknown, "\(what), but the launch was observed for \(seconds) s only")
    }
    switch session.storesLoaded {
    case false: return (.neverBegan, "\(what), though the recorder was there before the stores")
    case true: return (.unknown, "\(what), but the stores had loaded before the recorder came")
    default: return (.unknown, "\(what), and nothing says that the recorder came before the stores")
    }
  }

  /// A setup takes seconds, and begins within half a minute of the stores' load.
  private static let setupPatience: Double = 30

  /// For how long a launch was observed that told nothing but its first moments; nil where that was
  /// long enough, or where anything else shows that it lived on.
  private var momentsObserved: Int? {
    guard let first = session.firstTime, let last = session.lastTime,
      session.isOpening, stores.isEmpty
    else { return nil }
    let seconds = last.seconds(since: first)
    return seconds < Self.setupPatience ? Int(seconds) : nil
  }

  /// What the lack of an export or import means, if there is none.
  private var silentSync: (ActivityVerdict, String)? {
    guard stores.isEmpty else { return nil }
    let silence = SilentSync(type: type, session: session, facts: facts, users: users)
    return silence.verdict
  }
}
