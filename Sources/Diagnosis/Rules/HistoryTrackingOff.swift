import Findings
import Questions
import SyncEvents

/// History tracking is off on a store that CloudKit should mirror.
///
/// Certain where Core Data says so itself; likely from the description alone, where no setup came.
struct HistoryTrackingOff: Rule {
  static let identifiers = ["history-tracking-off"]
  static let stage = Stage.load

  private static let signal = "setup.opt.history"

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let lines = timeline.facts.signals.filter { $0.key.id == Self.signal }
    var evidence = lines.sorted { $0.value.firstReference < $1.value.firstReference }.map { line in
      timeline.evidence("Core Data asks for history tracking", line.value.firstReference)
    }
    var devices = Set(lines.keys.compactMap(\.session.device))
    for launch in timeline.launches where launch.activities(.setup).isEmpty {
      for store in launch.mirroredStores where store.description.historyTracking == false {
        evidence.append(
          timeline.evidence(
            "\(launch.label): \(store.name ?? "a store") was described without history tracking, "
              + "and no setup came",
            at: launch.firstTime,
            store.reference
          )
        )
        devices.formUnion([launch.key.device].compactMap(\.self))
      }
    }
    guard !evidence.isEmpty else { return .nothing }
    var finding = Finding(
      id: Self.identifiers[0],
      title: "History tracking is off",
      severity: .error,
      confidence: lines.isEmpty ? 0.7 : 0.95,
      summary: "CloudKit mirroring reads the store's history; a store without it is not mirrored.",
      evidence: evidence
    )
    finding.fix = [
      "Set NSPersistentHistoryTrackingKey to true on each mirrored store's description.",
      "Set NSPersistentStoreRemoteChangeNotificationPostOptionKey to true as well.",
    ]
    finding.verify = ["The store's line says historyTracking true, and a setup begins and ends."]
    finding.lookAlikes = ["store-load-failed", "store-without-cloudkit-options"]
    finding.devices = devices.sorted()
    return .found(finding)
  }
}
