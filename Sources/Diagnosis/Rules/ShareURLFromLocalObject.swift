import Findings
import Questions
import SyncEvents

/// R51: the app reads the URL of a share that it made instead of the one that the server returned.
///
/// Certain (0.9) with CloudKit's own line; strong (0.75) where the recorder saw a share saved with
/// a URL and presented without one in the same launch.
struct ShareURLFromLocalObject: Rule {
  static let identifiers = ["share-url-from-local-object"]
  static let stage = Stage.sharing

  private static let words = "get the URL of a share until it"

  func outcome(in timeline: Timeline) -> RuleOutcome {
    var collection = EvidenceCollection()
    collection.addLines(["share.url-nil"], in: timeline)
    collection.add(timeline.errors { link, _ in link.says(Self.words) }, in: timeline)
    let isSaid = !collection.isEmpty
    let shares = timeline.shares
    for shown in shares where isWithoutURL(shown) {
      guard let saved = shares.first(where: { isSaved($0, of: shown) }) else { continue }
      collection.add(
        timeline.evidence(
          "\(shown.launch.label): the server returned a share with a URL, and one without was shown",
          at: shown.event.time,
          shown.reference
        ),
        device: shown.launch.key.device
      )
      collection.add(
        timeline.evidence("the saved share", at: saved.event.time, saved.reference),
        device: nil
      )
    }
    guard !collection.isEmpty else { return .nothing }
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: "The share's URL is read from the local object",
      severity: .error,
      confidence: isSaid ? 0.9 : 0.75,
      summary: "A CKShare that the app made has no URL and no change tag; only the copy that comes "
        + "back from the save has. So the preview spins, and a copied link is empty."
    )
    finding.fix = [
      "Hand on the share of saveResults, or of the completion of share(_:to:completion:).",
      "Throw where that result is a failure or no CKShare; don't go on with the local one.",
    ]
    finding.verify = ["A share is presented with hasURL and hasChangeTag true; the link renders."]
    finding.notWorthTrying = ["Another messenger or Copy Link: all of them read the same URL."]
    finding.captureNext = ["The share events of one attempt: saved and presented, with hasURL."]
    finding.lookAlikes = [
      "cloudkit-share-type-missing-in-production", "per-record-failure-swallowed",
      "sharing-ui-silent",
    ]
    return .found(finding)
  }

  private func isWithoutURL(_ step: NotedShare) -> Bool {
    (step.isPhase("presented") || step.isPhase("linkMissing")) && step.share.hasURL == false
  }

  private func isSaved(_ step: NotedShare, of shown: NotedShare) -> Bool {
    step.isPhase("saved") && step.share.hasURL == true && step.launch.key == shown.launch.key
      && (step.share.zone == nil || shown.share.zone == nil || step.share.zone == shown.share.zone)
      && step.event.time ?? .distantPast <= shown.event.time ?? .distantFuture
  }
}

extension Timestamp {
  fileprivate static let distantPast = Timestamp(nanoseconds: .min)
  fileprivate static let distantFuture = Timestamp(nanoseconds: .max)
}
