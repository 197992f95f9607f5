import Findings
import Questions
import SyncEvents

/// R10: of several stores one never set up, or began and never ended.
///
/// Strong where the others did in the same launch, since then account and network are excluded.
struct OneStoreNeverSetUp: Rule {
  static let identifiers = ["one-store-never-set-up"]
  static let stage = Stage.elimination

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let answer = ActivityAnswer(.setup, facts: timeline.facts)
    var evidence: [Evidence] = []
    var devices: [String] = []
    for session in answer.sessions {
      let good = session.stores.filter { $0.verdict == .succeeded }
      let missing = session.stores.filter {
        $0.verdict == .neverBegan || $0.verdict == .beganNotEnded
      }
      guard !good.isEmpty, let store = missing.first else { continue }
      let name = store.store ?? "one store"
      let what =
        store.verdict == .neverBegan
        ? "\(name) had no setup event" : "the setup of \(name) began and has no end"
      let facts = timeline.facts.sessions[
        SessionKey(device: session.device, session: session.session, source: session.source)
      ]
      let attempt = facts?.activities(.setup).first { $0.store == store.store }?.facts.last
      evidence.append(
        timeline.evidence(
          "\(session.device ?? session.source ?? "a launch"): \(what), while "
            + "\(good.compactMap(\.store).joined(separator: ", ")) set up",
          at: attempt?.began,
          attempt?.beganReference ?? facts?.sessionReference
        )
      )
      devices += [session.device].compactMap(\.self)
    }
    guard !evidence.isEmpty else { return .nothing }
    var finding = Finding(
      id: Self.identifiers[0],
      title: "One of the stores never finished its setup",
      severity: .error,
      confidence: 0.75,
      summary: "One store set up and another did not in the same launch. Account and network are "
        + "the same for both, so look at what differs: the store's description.",
      evidence: evidence
    )
    finding.fix = [
      "Give the shared store container options of its own with databaseScope .shared; a copy of "
        + "the private store's options keeps the private scope.",
      "See that both descriptions name the same container and a configuration that the model has.",
    ]
    finding.verify = ["A setup that ends well for each store in one launch."]
    finding.captureNext = ["The store descriptions as loaded: scope, configuration, options, URL."]
    finding.devices = devices
    return .found(finding)
  }
}
