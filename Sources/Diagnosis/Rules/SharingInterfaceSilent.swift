import Findings
import Questions
import SyncEvents

/// R52: the sharing screen was shown with a share that the server doesn't know, and neither a save
/// nor a failure was reported.
///
/// Likely (0.5): that nothing came is seen, why is not. The screen's delegate speaks of saves only,
/// so silence counts from the moment at which the recorder noted the screen, a minute long.
struct SharingInterfaceSilent: Rule {
  static let identifiers = ["sharing-ui-silent"]
  static let stage = Stage.sharing

  /// Seconds after which a save or a failure would have come.
  private static let wait = 60.0

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let shares = timeline.shares
    var collection = EvidenceCollection()
    for step in shares where isUnsaved(step) && hasWaited(step) {
      let isAnswered = shares.contains { other in
        other.launch.key == step.launch.key
          && (other.isPhase("saved") || other.isPhase("failed") || other.isPhase("stopped"))
      }
      if isAnswered { continue }
      let lack = step.share.hasURL == false ? "no URL" : "no change tag"
      collection.add(
        timeline.evidence(
          "\(step.launch.label): a share with \(lack) was shown, and neither a save nor a failure "
            + "came in a minute",
          at: step.event.time,
          step.reference
        ),
        device: step.launch.key.device
      )
    }
    guard !collection.isEmpty else { return .nothing }
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: "The sharing screen fails without a word",
      severity: .warning,
      confidence: 0.5,
      summary: "The screen was opened on a share that was never saved, and its delegate said "
        + "nothing. It reports failed saves only, not a link that can't be made."
    )
    finding.fix = [
      "Save the share yourself, read its result in saveResults, and open the screen with that one.",
      "Show domain, code, underlying error and per-item errors in an alert: a TestFlight build has "
        + "no console.",
    ]
    finding.verify = ["A saved event with hasURL and hasChangeTag true before the screen opens."]
    finding.notWorthTrying = ["Waiting for failedToSaveShareWithError: it does not come for this."]
    finding.captureNext = [
      "Production's schema, for cloudkit.share: `syncscope diagnose production.ckdb`.",
      "record(for: CKRecord.ID(recordName: \"cloudkit.zoneshare\", zoneID: zone)): is one there?",
      "The console line about the URL of a share, with the device on a Mac: "
        + "`log stream --predicate 'subsystem == \"com.apple.cloudkit\"'`.",
      "The operation event of the save: requested, saved and failed items.",
    ]
    finding.lookAlikes = [
      "cloudkit-share-type-missing-in-production", "half-created-zone-share",
      "share-url-from-local-object", "per-record-failure-swallowed",
    ]
    return .found(finding)
  }

  private func isUnsaved(_ step: NotedShare) -> Bool {
    guard step.isPhase("presented") || step.isPhase("linkMissing"), step.share.error == nil else {
      return false
    }
    return step.share.hasURL == false || step.share.hasChangeTag == false
  }

  private func hasWaited(_ step: NotedShare) -> Bool {
    guard let shown = step.event.time, let last = step.launch.lastTime else { return false }
    return last.seconds(since: shown) >= Self.wait
  }
}
