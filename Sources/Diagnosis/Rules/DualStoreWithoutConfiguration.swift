import Findings
import Questions
import Schemas
import SyncEvents

/// R01: two CloudKit stores share the unnamed configuration, nothing of the mirror was seen, and
/// every other cause that can be looked at is excluded.
///
/// Likely at most, 0.5: other apps work without named configurations, and the field note deleted
/// the app in the same step. A scheduler line that names an export activity takes 0.1 off.
struct DualStoreWithoutConfiguration: Rule {
  static let identifiers = ["dual-store-without-named-configuration"]
  static let stage = Stage.elimination

  func outcome(in timeline: Timeline) -> RuleOutcome {
    var outcome = RuleOutcome()
    for launch in SilentLaunch.all(in: timeline) where isCandidate(launch, timeline) {
      if let cause = launch.knownCause {
        outcome.ruledOut.append(RuledOut(Self.identifiers[0], because: cause))
        continue
      }
      if outcome.findings.isEmpty {
        outcome.findings = [finding(launch, timeline)]
      } else {
        outcome.findings[0].evidence += launch.evidence(timeline).prefix(1)
        outcome.findings[0].devices += [launch.facts.key.device].compactMap(\.self)
      }
    }
    if outcome.findings.isEmpty, let reason = exclusion(timeline) {
      outcome.ruledOut.append(RuledOut(Self.identifiers[0], because: reason))
    }
    return outcome
  }

  /// Two mirrored stores of different scopes, neither with a named configuration.
  private func isCandidate(_ launch: SilentLaunch, _ timeline: Timeline) -> Bool {
    let mirrored = launch.facts.mirroredStores
    let scopes = Set(mirrored.compactMap(\.scope))
    guard scopes.isSuperset(of: [.private, .shared]) else { return false }
    if mirrored.contains(where: { $0.description.configuration != nil }) { return false }
    let isTold = mirrored.allSatisfy(\.description.tellsConfiguration)
    return isTold || timeline.models.contains { $0.model.configurations.isEmpty }
  }

  private func exclusion(_ timeline: Timeline) -> String? {
    if timeline.launches.contains(where: { launch in
      launch.mirroredStores.count > 1
        && launch.activities(.setup).count { $0.facts.last?.succeeded == true } > 1
    }) {
      return "several stores set up in one launch"
    }
    let named = timeline.launches.flatMap(\.mirroredStores).compactMap(\.description.configuration)
    guard let name = named.first else { return nil }
    return "the stores name configurations, for example \(name)"
  }

  private func finding(_ launch: SilentLaunch, _ timeline: Timeline) -> Finding {
    let stores = launch.facts.mirroredStores
    var evidence = launch.evidence(timeline)
    evidence.insert(
      timeline.evidence(
        "\(stores.count) mirrored stores (\(stores.compactMap(\.name).joined(separator: ", "))), "
          + "none with a named configuration",
        stores.first?.reference
      ),
      at: 1
    )
    if let given = timeline.models.first(where: { $0.model.configurations.isEmpty }) {
      evidence.append(
        Evidence("the model has no <configuration>", .line(file: given.file, line: 1))
      )
    }
    let against = launch.against(timeline)
    var finding = Finding(
      id: Self.identifiers[0],
      title: "Two CloudKit stores share the default configuration",
      severity: .error,
      confidence: against.isEmpty ? 0.5 : 0.4,
      summary: "Two CloudKit stores share the default configuration and no setup was reported; "
        + "named configurations fixed this for others. It is what remains when the rest is "
        + "excluded, not what was seen.",
      evidence: evidence
    )
    finding.against = against
    finding.fix = [
      "Try the cheap experiments first: delete the app and reinstall it unchanged; load only the "
        + "private store. If setup begins, read on from there.",
      "Give the model two configurations with the same entities, for example Private and Shared.",
      "Set description.configuration to each store's own.",
      "Delete the app from the device and install it anew: the old store keeps the old "
        + "configuration.",
    ]
    finding.verify = [
      "Two setups begin and end, one for each store; then imports and exports.",
      "RecordSave rows in the console, PRIVATE, of the build's environment.",
    ]
    finding.notWorthTrying = [
      "aps-environment and Background App Refresh: they decide when sync runs, not whether it "
        + "sets up.",
      "-com.apple.CoreData.CloudKitDebug: newer systems often ignore it, and silence stays silence.",
      "Reinstalling alone, if it was tried: the description decides at each launch.",
    ]
    finding.captureNext = [
      "One launch with only the private store, recorded from the start.",
      "The model file, for what else could keep it from mirroring.",
    ]
    finding.lookAlikes = [
      "store-without-cloudkit-options", "history-tracking-off", "store-load-failed",
      "missing-icloud-entitlement", "recorder-attached-too-late",
    ]
    finding.devices = [launch.facts.key.device].compactMap(\.self)
    return finding
  }
}
