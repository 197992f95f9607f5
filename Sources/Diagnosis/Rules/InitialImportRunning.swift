import Findings
import Questions
import SyncEvents

/// R46: the first import of a device is still at work.
///
/// Likely (0.6): a began without an end after a good setup, and no import that ever ended on the
/// device. It is no fault; after ten minutes it is less sure (0.4), since nothing tells of growth.
struct InitialImportRunning: Rule {
  static let identifiers = ["initial-import-running"]
  static let stage = Stage.server

  /// Seconds up to which a first import is nothing to wonder at.
  private static let patience = 600.0

  func outcome(in timeline: Timeline) -> RuleOutcome {
    var collection = EvidenceCollection()
    var isLong = false
    for launch in timeline.launches {
      for (store, activity) in launch.activities(.import) {
        guard let attempt = activity.last, attempt.hasBegun, !attempt.hasEnded,
          activity.ended == 0, isReady(store, launch), isFirst(launch, timeline)
        else { continue }
        if let began = attempt.began, let last = launch.lastTime {
          isLong = isLong || last.seconds(since: began) > Self.patience
        }
        collection.add(
          timeline.evidence(
            "\(launch.label): the import of \(store ?? "the store") began and has no end yet",
            at: attempt.began,
            attempt.beganReference
          ),
          device: launch.key.device
        )
      }
    }
    guard !collection.isEmpty else { return .nothing }
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: "The first import is still running",
      severity: .info,
      confidence: isLong ? 0.4 : 0.6,
      summary:
        "Setup went well and the first import has not ended: the device reads what is on the "
        + "server. One event stands for all of it, however many records."
    )
    if isLong { finding.against = [Evidence("it has been running for more than ten minutes")] }
    finding.fix = ["Keep the app in front and the device on power and Wi-Fi until it ends."]
    finding.verify = ["The import ends well, and the store's row count stands still."]
    finding.notWorthTrying = ["Restarting the app or signing out: it begins again."]
    finding.captureNext = [
      "The store's row counts a minute apart: while they grow, it works.",
      "A report ten minutes later.",
    ]
    finding.lookAlikes = ["import-fails-export-fine", "network-failure"]
    return .found(finding)
  }

  /// Whether no import is known to have ended on the device before.
  private func isFirst(_ launch: SessionFacts, _ timeline: Timeline) -> Bool {
    timeline.facts.sessions.values.filter { other in
      other.key == launch.key
        || launch.key.device != nil && other.key.device == launch.key.device
    }.allSatisfy { other in
      let known = [other.activities, other.requests, other.history].flatMap(\.self)
      return !known.contains { $0.key.type == .import && $0.value.ended > 0 }
    }
  }

  private func isReady(_ store: String?, _ launch: SessionFacts) -> Bool {
    launch.activities(.setup).contains { name, activity in
      (name == store || name == nil || store == nil) && activity.last?.succeeded == true
    }
  }
}
