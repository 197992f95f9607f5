import Findings
import Questions
import SyncEvents

/// R50: the share that an app makes stands on the server already, since an earlier try was not
/// followed through.
///
/// Certain (0.95) where the refused record is a share's; likely (0.7) where the error names none
/// but came up while the app was sharing. The same words of another record are an ordinary conflict.
/// It stands before the rule on records that block a batch, since it says why one does.
struct HalfCreatedZoneShare: Rule {
  static let identifiers = ["half-created-zone-share"]
  static let stage = Stage.limits

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let met = timeline.errors { link, _ in Self.isThere(link) }
      .filter { Self.isOfShare($0) || Self.isUnnamed($0) }
    var collection = EvidenceCollection()
    collection.add(met, in: timeline)
    guard !collection.isEmpty else { return .nothing }
    let isNamed = met.contains(where: Self.isOfShare)
    for step in timeline.shares where step.isPhase("failed") {
      collection.add(
        timeline.evidence("an attempt to share failed", at: step.event.time, step.reference),
        device: step.launch.key.device
      )
    }
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: "The zone's share is already there",
      severity: .error,
      confidence: isNamed ? 0.95 : 0.7,
      summary: (isNamed
        ? "The server refused to insert a share that stands there already. "
        : "While the app was sharing, the server refused to insert a record that exists. ")
        + "The share of a zone has a fixed name, so an earlier try left it behind; the local zone "
        + "does not know it."
    )
    finding.fix = [
      "Fetch CKRecord.ID(recordName: \"cloudkit.zoneshare\", zoneID: zone) and use what comes back.",
      "Make a new share only where that fetch says unknownItem (11); there that error is healthy.",
    ]
    finding.verify = ["Sharing the same zone again gives a share with a URL and a change tag."]
    finding.notWorthTrying = ["Looking at the local zone.share: it is nil until it was fetched."]
    finding.captureNext = [
      "The record name of the refused save, from the error's per-item results."
    ]
    finding.lookAlikes = ["server-record-changed-conflict", "share-record-conflict"]
    return .found(finding)
  }

  /// Whether an error is one of this cause, which then is no conflict of writers.
  static func isMeant(by error: MetError) -> Bool {
    isThere(error.link) && (isOfShare(error) || isUnnamed(error))
  }

  private static func isThere(_ link: ErrorChain) -> Bool {
    link.matches("CKErrorDomain", 14) && ShareRecord.isThere(link)
  }

  private static func isOfShare(_ error: MetError) -> Bool {
    ShareRecord.isMeant(by: error.link, in: error.facts.example)
  }

  /// Whether no record is named and the app was sharing.
  private static func isUnnamed(_ error: MetError) -> Bool {
    error.facts.example.items(of: error.link).isEmpty
      && error.facts.places.keys.contains { $0.context.lowercased().contains("share") }
  }
}
