import Findings
import Questions
import SyncEvents

/// A new object of a shared set went to the owner's default zone, which participants never see.
///
/// Likely (0.55): share zones are known, an insert into the default zone was logged and a batch of
/// a share's zone failed; which objects belong together only the app knows. With CloudKit's own
/// words on links across zones it is strong (0.7). Without a share's zone it says nothing.
struct RecordRoutedToPrivateZone: Rule {
  static let identifiers = ["record-routed-to-private-zone"]
  static let stage = Stage.sharing

  private static let shareZone = "com.apple.coredata.cloudkit.share."

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let failed = timeline.errors { link, _ in
      link.partial?.contains { $0.item.contains(Self.shareZone) && $0.error.code != 22 } == true
    }.filter { !$0.facts.isOver(in: timeline) }
    guard
      !timeline.lines(["share.zone-id"]).isEmpty || !failed.isEmpty
        || timeline.shares.contains(where: { $0.share.zone?.contains(Self.shareZone) == true })
    else { return .nothing }

    var collection = EvidenceCollection()
    let crossing = timeline.errors { link, _ in
      link.domain.hasPrefix("CK")
        && link.says("across zones", "cross-zone", "different zone", "another zone")
    }
    collection.add(crossing, in: timeline)
    collection.addLines(["import.cross-zone"], in: timeline)
    let isSaid = !collection.isEmpty
    if isSaid || !failed.isEmpty {
      collection.addLines(["export.default-zone-insert"], in: timeline)
    }
    guard !collection.isEmpty else { return .nothing }
    collection.add(failed, in: timeline)
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: "A new object went to the owner's default zone",
      severity: .error,
      confidence: isSaid ? 0.7 : 0.55,
      summary: "The store has zones of shares, and a new object was put into the default one: the "
        + "participants never get it, and what links to it from a share can't be saved."
    )
    finding.against = isSaid ? [] : [Evidence("objects that are not shared belong to that zone")]
    finding.fix = [
      "Share a new object into the set's share at once: share([object], to: existingShare), or "
        + "relate it to a shared object before its first save.",
      "Move what stands in the wrong zone: copy it into the share, then delete the old one.",
      "Read the refused record's own error as well: 12 is mostly a field that the schema lacks.",
    ]
    finding.verify = ["The object's export names the share's zone; the participant imports it."]
    finding.notWorthTrying = ["Retrying the export: the records stay in the zones where they are."]
    finding.captureNext = [
      "The refused record's server message: CKPartialErrorsByItemID in the operation's error.",
      "fetchShares(matching: [objectID]) for the object that lacks at the participant.",
    ]
    finding.lookAlikes = ["poisoned-record-blocks-batch", "recipient-writes-not-routed"]
    return .found(finding)
  }
}
