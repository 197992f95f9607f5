import Findings
import Questions
import SyncEvents

/// A store that should sync was loaded without CloudKit options, so that it is a local one.
///
/// Certain where the description says so, the account is there and no setup came.
struct StoreWithoutCloudKitOptions: Rule {
  static let identifiers = ["store-without-cloudkit-options"]
  static let stage = Stage.load

  func outcome(in timeline: Timeline) -> RuleOutcome {
    var evidence: [Evidence] = []
    var devices: Set<String> = []
    for launch in timeline.launches {
      guard launch.lastStatus?.reading.status == .available, launch.activities(.setup).isEmpty
      else { continue }
      for store in launch.stores where isMeantToSync(store, in: launch) {
        evidence.append(
          timeline.evidence(
            "\(launch.label): \(store.name ?? "a store") has no cloudKitContainerOptions, and no "
              + "setup came",
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
      title: "A store was loaded without CloudKit options",
      severity: .error,
      confidence: 0.9,
      summary:
        "The store's description had no CloudKit options when it was loaded, so the store is "
        + "local only and nothing mirrors it.",
      evidence: evidence
    )
    finding.fix = [
      "Set cloudKitContainerOptions, with the container's identifier and the database scope, on the "
        + "description before loadPersistentStores.",
      "Make a new options object for the shared store: a copied one keeps the private scope.",
    ]
    finding.verify = ["The store's line says cloudKitOptions true, and a setup begins and ends."]
    finding.lookAlikes = ["dual-store-without-named-configuration", "missing-icloud-entitlement"]
    finding.devices = devices.sorted()
    return .found(finding)
  }

  /// A scope says that the store is meant to sync; a name alone does where no other store mirrors.
  private func isMeantToSync(_ store: StoreFacts, in launch: SessionFacts) -> Bool {
    guard store.description.cloudKitOptions == false, store.description.loaded != false
    else { return false }
    let scope = launch.mirroredStores.isEmpty ? store.scope : store.description.scope
    return scope == .private || scope == .shared
  }
}
