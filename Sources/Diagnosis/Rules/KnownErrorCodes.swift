import Findings
import Questions
import SyncEvents

/// R11, R14, R17, R18, R35–R38, R47, R50, R60: errors whose code alone names the cause, and the
/// console's lines that say the same.
///
/// Certain as to what the server or the system said; where the server's own words name a schema
/// they decide instead. What passes by itself is not said where a later sync ended well.
struct KnownErrorCodes: Rule {
  /// Without those of the account, which are another rule's own: what both see is told once.
  static let identifiers = ErrorAdvice.byIdentifier.keys
    .filter { !AccountState.identifiers.contains($0) }.sorted()
  static let stage = Stage.limits

  /// Lines of the console that say what a code says.
  private static let bySignal = [
    "server.quota": "quota-exceeded", "server.too-large": "limit-exceeded-record",
    "server.owning-refs": "limit-exceeded-record",
    "server.filter-limit": "limit-exceeded-request-size", "server.rate-limited": "rate-limited",
    "server.ws-throttled": "rate-limited", "server.throttle-queue": "rate-limited",
    "server.internal": "server-side-error", "server.503": "server-side-error",
    "server.zone-missing": "zone-not-found",
    "setup.bad-container": "container-missing-or-not-provisioned",
    "setup.bundle-id": "container-not-associated-with-app-id",
    "setup.cloudd-unreachable": "cloudd-unreachable-sandbox",
  ]

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let named = timeline.errors.flatMap { error in
      error.example.links.compactMap { ErrorCause.identifier(of: $0, in: error.example) }
    }
    let known = Set(timeline.facts.signals.keys.map(\.id)).compactMap { Self.bySignal[$0] }
    let ids = Set(named + known).filter { ErrorAdvice.byIdentifier[$0] != nil }
    return RuleOutcome(findings: ids.sorted().compactMap { finding($0, timeline) })
  }

  private func isAboutSchema(_ error: ErrorChain) -> Bool {
    error.reading { $0.contains("in production schema") ? true : nil } != nil
  }

  private func finding(_ id: String, _ timeline: Timeline) -> Finding? {
    guard let advice = ErrorAdvice.byIdentifier[id] else { return nil }
    let lines = Set(Self.bySignal.filter { $0.value == id }.keys)
    var traces = timeline.traces(signals: lines) { link, chain in
      ErrorCause.identifier(of: link, in: chain) == id && !isAboutSchema(chain)
    }
    if advice.passes { traces.removeAll(where: timeline.isOver) }
    guard !traces.isEmpty else { return nil }
    var finding = Finding(
      id: id,
      title: advice.title,
      severity: advice.severity,
      confidence: 0.85,
      summary: advice.summary,
      evidence: traces.evidence(in: timeline)
    )
    finding.fix = advice.fix
    finding.verify = [advice.verify]
    finding.devices = traces.devices
    return finding
  }
}
