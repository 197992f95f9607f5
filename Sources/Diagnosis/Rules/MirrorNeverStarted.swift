import Findings
import Questions

/// No setup in a launch that was recorded from before its stores loaded, and no rule that could
/// say why.
///
/// Strong that it is so (0.8), less where a scheduler line names an export activity.
struct MirrorNeverStarted: Rule {
  static let identifiers = ["mirror-never-started"]
  static let stage = Stage.elimination

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let dual = DualStoreWithoutConfiguration().outcome(in: timeline).findings
    let explained = Set(dual.flatMap(\.devices))
    let isExplained = !dual.isEmpty
    let silent = SilentLaunch.all(in: timeline).filter { launch in
      guard launch.knownCause == nil else { return false }
      return launch.facts.key.device.map { !explained.contains($0) } ?? !isExplained
    }
    guard let first = silent.first else { return .nothing }
    let against = silent.flatMap { $0.against(timeline) }
    var finding = Finding(
      id: Self.identifiers[0],
      title: "Mirroring never started",
      severity: .error,
      confidence: against.isEmpty ? 0.8 : 0.65,
      summary: "A recorded launch had no setup event at all, and what there is doesn't decide why.",
      evidence: first.evidence(timeline)
        + silent.dropFirst().flatMap { $0.evidence(timeline).prefix(1) }
    )
    finding.against = against
    finding.fix = [
      "See that each store description has cloudKitContainerOptions before loadPersistentStores.",
      "See that NSPersistentHistoryTrackingKey is true.",
      "See that the installed binary has the iCloud entitlement and the right container.",
    ]
    finding.verify = ["A setup begins within half a minute of the stores' load."]
    finding.captureNext = [
      "The store descriptions as loaded: scope, configuration, options, history tracking.",
      "The model file.",
    ]
    finding.lookAlikes = [
      "dual-store-without-named-configuration", "store-without-cloudkit-options",
      "missing-icloud-entitlement",
    ]
    finding.devices = silent.compactMap(\.facts.key.device)
    return .found(finding)
  }
}
