import Findings
import Questions
import SyncEvents

/// R08: two containers of one process mirror the same store.
///
/// Certain where Core Data says so; likely where one store set up again and again within a launch
/// and the account stayed the same.
struct DuplicateContainer: Rule {
  static let identifiers = ["duplicate-container-same-store"]
  static let stage = Stage.load

  /// So many setups of one store in one launch are no retry any more.
  private static let manySetups = 3

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let told = timeline.traces(signals: ["setup.duplicate"]) { link, _ in
      link.domain == "NSCocoaErrorDomain" && (link.code == 134_410 || link.code == 134_422)
    }
    if !told.isEmpty {
      return .found(
        Self.conclusion(0.95).finding(
          Self.identifiers[0],
          told.evidence(in: timeline),
          devices: told.devices
        )
      )
    }
    // Without the line, repeated setups have other reasons, too: a reset repeats them as well.
    guard timeline.traces(signals: ["setup.reset"]).isEmpty else { return .nothing }
    var evidence: [Evidence] = []
    var devices: Set<String> = []
    for launch in timeline.launches where Set(launch.accounts.map(\.reading.status)).count < 2 {
      for (store, setup) in launch.activities(.setup)
      where setup.began >= Self.manySetups && setup.succeeded >= Self.manySetups {
        evidence.append(
          timeline.evidence(
            "\(launch.label): \(store ?? "one store") set up \(setup.began) times in one launch",
            at: setup.firstBegan,
            setup.last?.beganReference
          )
        )
        if let device = launch.key.device { devices.insert(device) }
      }
    }
    guard !evidence.isEmpty else { return .nothing }
    var finding = Self.conclusion(0.45).finding(
      Self.identifiers[0],
      evidence,
      devices: devices.sorted()
    )
    finding.severity = .warning
    return .found(finding)
  }

  private static func conclusion(_ confidence: Double) -> Conclusion {
    Conclusion(
      title: "Two containers mirror the same store",
      confidence: confidence,
      summary: "More than one container in the process opened the store with CloudKit; the second "
        + "can't register its activities, and mirroring stops or starts over.",
      fix: [
        "Make one container for the process, a static constant, not a computed property, and none "
          + "in an App Intent or a preview.",
        "Let only the app mirror; widgets and extensions open the store without CloudKit options.",
      ],
      verify: ["Each store sets up once a launch, and the line about another instance is gone."],
      captureNext: [
        "The console of one launch from its first line, with a breakpoint or a print where a "
          + "container is made."
      ],
      lookAlikes: ["account-switched-zone-missing", "schema-reset-loop"]
    )
  }
}
