import Findings
import Questions
import SyncEvents

/// R42: imports go well, and the views can't learn of it.
///
/// Possible (0.35), and worth knowing only: what a screen shows is not recorded. It is said where
/// the app gave up remote change notices for a store whose imports end well.
struct SyncedButInterfaceStale: Rule {
  static let identifiers = ["synced-but-ui-stale"]
  static let stage = Stage.elimination

  func outcome(in timeline: Timeline) -> RuleOutcome {
    var collection = EvidenceCollection()
    for launch in timeline.launches {
      for store in launch.mirroredStores where store.description.remoteChangeNotifications == false
      {
        let imports = launch.activities(.import).first { name, activity in
          (name == store.name || name == nil) && activity.last?.succeeded == true
        }
        guard let attempt = imports?.facts.last else { continue }
        collection.add(
          timeline.evidence(
            "\(launch.label): \(store.name ?? "a store") was described without remote change "
              + "notifications",
            store.reference
          ),
          device: launch.key.device
        )
        collection.add(
          timeline.evidence(
            "its newest import ended well",
            at: attempt.ended,
            attempt.endedReference
          ),
          device: nil
        )
      }
    }
    guard !collection.isEmpty else { return .nothing }
    collection.addLines(["import.applied"], in: timeline)
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: "Data arrive, and views may not show them",
      severity: .info,
      confidence: 0.35,
      summary: "Imports end well, but the store posts no remote change notices. If new data show "
        + "only after a restart, it is the views that are behind, not the sync."
    )
    finding.fix = [
      "Set automaticallyMergesChangesFromParent to true on the view context.",
      "Set NSPersistentStoreRemoteChangeNotificationPostOptionKey to true and merge the history.",
      "Fetch anew, or use @FetchRequest, @Query or a fetched results controller.",
    ]
    finding.verify = ["An object of another device shows within seconds of the import's end."]
    finding.notWorthTrying = ["Anything about CloudKit: the data are in the store already."]
    finding.captureNext = [
      "The store's row counts before and after an import, and what the screen shows at both times."
    ]
    finding.lookAlikes = ["push-not-delivered", "initial-import-running"]
    return .found(finding)
  }
}
