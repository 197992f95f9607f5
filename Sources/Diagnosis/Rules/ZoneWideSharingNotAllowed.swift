import Findings
import Questions
import SyncEvents

/// R59: a zone was to be saved in the shared database, or shared whole where that is not allowed.
///
/// Strong (0.8), since the server's words name it; records may be saved all the same, so exports
/// that go well take it down to a warning.
struct ZoneWideSharingNotAllowed: Rule {
  static let identifiers = ["zone-wide-sharing-not-allowed"]
  static let stage = Stage.sharing

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let met = timeline.errors { link, _ in
      link.says(
        "Shared zone update is not enabled",
        "zone wide sharing is not",
        "zone-wide sharing is not",
        "zone sharing is not",
        "does not support zone-wide sharing",
        "does not have the zone-wide sharing capability",
        "cannot create zones in the shared database",
        "zones cannot be created in the shared database"
      )
    }
    var collection = EvidenceCollection()
    collection.add(met, in: timeline)
    collection.addLines(["server.shared-zone-disabled"], in: timeline)
    guard !collection.isEmpty else { return .nothing }
    let isOver = !met.isEmpty && met.allSatisfy { $0.facts.isOver(in: timeline) }
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: "The zone may not be saved or shared as a whole",
      severity: isOver ? .warning : .error,
      confidence: 0.8,
      summary: "A participant can't make or change zones in the shared database, and only custom "
        + "zones of the private database can be shared whole."
    )
    if isOver { finding.against = [Evidence("a later sync of the same kind ended well")] }
    finding.fix = [
      "Don't save zones on a participant's device; the owner's private database makes them.",
      "Share whole zones only where the zone is a custom one with the zoneWideSharing capability; "
        + "else share by hierarchy, with a root record.",
      "With a sync engine, keep zone saves out of the pending changes of the shared database.",
    ]
    finding.verify = ["No ZoneSave goes to the SHARED database, and the same sync ends well."]
    finding.captureNext = ["The console's ZoneSave rows with their database, PRIVATE or SHARED."]
    finding.lookAlikes = ["share-participant-problem", "recipient-writes-not-routed"]
    return .found(finding)
  }
}
