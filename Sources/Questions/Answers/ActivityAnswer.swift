package import SyncEvents

/// What became of a setup, of the exports or of the imports.
package enum ActivityVerdict: String, Sendable, Hashable, CaseIterable {
  case failed
  case neverBegan = "never-began"
  case beganNotEnded = "began-not-ended"
  case unknown
  case succeeded

  /// Which verdict stands for several: the smallest rank, worst first.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}

/// The answer to `ask setup`, `ask exports` and `ask imports`.
package struct ActivityAnswer: Sendable {
  package var type: SyncType
  /// A row for each launch, in order of device and time.
  package var sessions: [SessionActivity]
  /// The worst of all launches; unknown where there is none.
  package var verdict: ActivityVerdict

  /// How many launches have the verdict; counted before rows were left out.
  package var counts: [ActivityVerdict: Int]

  package init(_ type: SyncType, facts: Facts, filter: EventFilter = .everything) {
    self.type = type
    // Only imports depend on what peers did.
    let users = PeerUsers(type == .import ? facts : Facts())
    sessions = facts.sessions.values
      .filter { $0.isLaunch && filter.includes($0) }
      .map { SessionActivity(type, of: $0, among: facts, users) }
      .sorted { $0.order < $1.order }
    verdict = sessions.map(\.verdict).min { $0.rank < $1.rank } ?? .unknown
    counts = sessions.reduce(into: [:]) { $0[$1.verdict, default: 0] += 1 }
  }

  /// Leaves out rows of other verdicts and those beyond a number; the summary stays whole.
  package mutating func keep(only verdicts: [ActivityVerdict], limit: Int?) {
    if !verdicts.isEmpty { sessions.removeAll { !verdicts.contains($0.verdict) } }
    if let limit { sessions = Array(sessions.prefix(limit)) }
  }

  /// The question's name as people ask it.
  package var question: String { type == .setup ? "setup" : type.name + "s" }

  /// The answer as the command line gives it.
  package var json: JSONValue {
    [
      "question": .string(question),
      "verdict": .string(verdict.rawValue),
      "sessions": .array(sessions.map(\.json)),
      "summary": [
        "sessions": .integer(Int64(counts.values.reduce(0, +))),
        "neverBegan": count(.neverBegan),
        "beganNotEnded": count(.beganNotEnded),
        "failed": count(.failed),
        "succeeded": count(.succeeded),
        "unknown": count(.unknown),
      ],
    ]
  }

  private func count(_ verdict: ActivityVerdict) -> JSONValue {
    .integer(Int64(counts[verdict] ?? 0))
  }
}

extension SessionActivity {
  fileprivate var order: (String, Int64, String, String) {
    (device ?? "", firstTime?.nanoseconds ?? .min, session ?? "", source ?? "")
  }
}
