import Questions
import SyncEvents

/// Whether setup began: seen, proven by a later phase, disproven, or not known.
struct SetupEvidence {
  let began: Bool?
  let because: String

  init(_ timeline: Timeline) {
    let answer = ActivityAnswer(.setup, facts: timeline.facts)
    let silent = answer.sessions.first { session in
      session.verdict == .neverBegan && session.stores.allSatisfy { $0.attempts == 0 }
    }
    let seen = timeline.launches.reduce(0) { sum, launch in
      sum + launch.activities(.setup).reduce(0) { $0 + max($1.facts.began, $1.facts.ended) }
    }
    if let silent {
      (began, because) = (false, silent.because)
    } else if seen > 0 {
      (began, because) = (true, "\(seen) setup events were seen")
    } else if let failure = Self.loadFailure(timeline) {
      (began, because) = (false, "the store did not load: \(failure)")
    } else if let proof = Self.laterPhase(timeline) {
      (began, because) = (true, "implied: \(proof)")
    } else {
      (began, because) = (nil, answer.sessions.first?.because ?? "nothing tells of a launch")
    }
  }

  /// Codes with which a store refuses to load (Core Data's constants), before any mirroring.
  static let loadCodes: Set<Int> = Set(134_060...134_190).union([134_504])

  private static func loadFailure(_ timeline: Timeline) -> String? {
    for error in timeline.errors {
      for link in error.example.links where link.domain == "NSCocoaErrorDomain" {
        if let code = link.code, loadCodes.contains(code) { return "NSCocoaErrorDomain \(code)" }
      }
    }
    let model = timeline.facts.signals.keys.map(\.id).filter { $0.hasPrefix("setup.model.") }.min()
    return model.map { _ in "CloudKit refuses the model" }
  }

  /// Lines that the mirroring prints only once it has begun.
  private static let proofs: Set<String> = [
    "setup.ok", "setup.failed", "setup.reset", "setup.teardown", "setup.duplicate",
    "setup.never-init", "export.save-observed", "export.remote-observed", "export.begin",
    "export.finish", "export.found", "export.failed", "request.finish", "import.schedule",
    "import.begin", "import.applied", "recover.fatal", "recover.unknown", "recover.failed",
  ]

  private static func laterPhase(_ timeline: Timeline) -> String? {
    for launch in timeline.launches {
      for type in [SyncType.import, .export]
      where launch.activities(type).contains(where: { $0.facts.began + $0.facts.ended > 0 }) {
        return "an \(type.name) comes after a setup"
      }
    }
    let proof = timeline.facts.signals.keys.map(\.id).filter(proofs.contains).min()
    return proof.map { "the mirroring's own lines (\($0)) come after a setup began" }
  }
}
