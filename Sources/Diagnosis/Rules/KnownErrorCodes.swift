import Findings
import Questions
import SyncEvents

/// Errors whose code alone names the cause.
///
/// Certain as to what the server or the system said; where the server's own words name a schema
/// they decide instead. What passes by itself is not said where a later sync ended well.
struct KnownErrorCodes: Rule {
  /// Without those of the account, which are another rule's own: what both see is told once.
  static let identifiers = ErrorAdvice.byIdentifier.keys
    .filter { !AccountState.identifiers.contains($0) }.sorted()
  static let stage = Stage.limits

  func outcome(in timeline: Timeline) -> RuleOutcome {
    var found: [String: [ErrorFacts]] = [:]
    for error in timeline.errors where !isAboutSchema(error.example) {
      let chain = error.example
      let ids = Set(chain.links.compactMap { ErrorCause.identifier(of: $0, in: chain) })
      for id in ids where !isOver(id, error, timeline) { found[id, default: []].append(error) }
    }
    return RuleOutcome(
      findings: found.sorted { $0.key < $1.key }.compactMap { finding($0.key, $0.value, timeline) }
    )
  }

  private func isAboutSchema(_ error: ErrorChain) -> Bool {
    error.reading { $0.contains("in production schema") ? true : nil } != nil
  }

  private func finding(_ id: String, _ errors: [ErrorFacts], _ timeline: Timeline) -> Finding? {
    guard let advice = ErrorAdvice.byIdentifier[id] else { return nil }
    var finding = Finding(
      id: id,
      title: advice.title,
      severity: advice.severity,
      confidence: 0.85,
      summary: advice.summary,
      evidence: errors.prefix(5).map { error in
        let link = error.example.links.first {
          ErrorCause.identifier(of: $0, in: error.example) == id
        }
        return timeline.evidence(
          "\(error.howOften): \(error.signature)"
            + (link?.message.map { ": \($0)" } ?? ""),
          at: error.firstTime,
          error.firstReference
        )
      }
    )
    finding.fix = advice.fix
    finding.verify = [advice.verify]
    finding.devices = Set(errors.flatMap(\.devices)).sorted()
    return finding
  }

  /// Whether in every launch that met the error a later sync ended well: one of the same type where
  /// the error was that of a sync.
  private func isOver(_ id: String, _ error: ErrorFacts, _ timeline: Timeline) -> Bool {
    guard ErrorAdvice.byIdentifier[id]?.passes == true else { return false }
    return error.places.allSatisfy { place, occurrences in
      guard let launch = timeline.facts.sessions[place.session], let last = occurrences.lastTime
      else { return false }
      return [SyncType.setup, .import, .export].contains { type in
        if place.context.hasPrefix("sync "), place.context != "sync \(type.name)" { return false }
        return launch.activities(type).contains { _, activity in
          guard let attempt = activity.last, attempt.succeeded == true, let ended = attempt.ended
          else { return false }
          return ended >= last
        }
      }
    }
  }
}
