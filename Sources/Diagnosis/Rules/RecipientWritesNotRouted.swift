import Findings
import Questions
import SyncEvents

/// R56: what a recipient writes does not reach the owner.
///
/// Strong (0.8) where the server forbids a recipient's write, or an import says that objects of two
/// zones are linked on a recipient's device. Likely (0.5) from the routes of saves alone: after an
/// accepted share all go into the private store, none into the shared one; the private store may
/// hold the recipient's own data.
struct RecipientWritesNotRouted: Rule {
  static let identifiers = ["recipient-writes-not-routed"]
  static let stage = Stage.sharing

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let accepted = Acceptances(timeline)
    var certain = EvidenceCollection()
    certain.add(
      timeline.errors { link, chain in
        link.matches("CKErrorDomain", 10) && isForbiddenWrite(link, chain)
      }.filter { isOfForeignZone($0) || isOfRecipient($0.facts, accepted, timeline) },
      in: timeline
    )
    certain.addLines(["import.cross-zone"], in: timeline) { key in
      timeline.facts.sessions[key].map { isRecipient($0, accepted) } == true
    }
    var likely = EvidenceCollection()
    for launch in timeline.launches where accepted.include(launch) {
      guard let saves = misrouted(launch) else { continue }
      likely.add(
        timeline.evidence(
          "\(launch.label): \(saves.series.count) saves went into the private store and none into "
            + "the shared one, after a share was accepted",
          saves.firstReference
        ),
        device: launch.key.device
      )
    }
    let isCertain = !certain.isEmpty
    let collection = isCertain ? certain : likely
    guard !collection.isEmpty else { return .nothing }
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: "The recipient's changes do not go into the share",
      severity: isCertain ? .error : .warning,
      confidence: isCertain ? 0.8 : 0.5,
      summary: isCertain
        ? "The recipient's objects are refused by the share: it is read-only for the participant, "
          + "or they are linked to objects that stand outside of it."
        : "Objects that belong to a share must stand in the shared store; here all new ones were "
          + "saved into the private one, which the owner never sees."
    )
    finding.evidence += isCertain ? likely.evidence : []
    if !isCertain {
      finding.against = [Evidence("the recipient may keep data of their own in the private store")]
    }
    finding.fix = [
      "Call context.assign(object, to: sharedStore) for a new object before the first save.",
      "Relate it only to objects of the same share, best to the one that was shared.",
      "See that the participant's permission is readWrite: canUpdateRecord(forManagedObjectWith:).",
    ]
    finding.verify = [
      "A save with store shared, then an export of the shared store.",
      "RecordSave rows in the console's SHARED database.",
    ]
    finding.captureNext = [
      "The recipient's save events with their store, and the share's permission."
    ]
    finding.lookAlikes = ["recipient-store-empty", "record-routed-to-private-zone"]
    return .found(finding)
  }

  private func isForbiddenWrite(_ link: ErrorChain, _ chain: ErrorChain) -> Bool {
    (chain.links + link.links).contains { link in
      link.says("WRITE operation not permitted", "CREATE operation not permitted")
        || link.says("read-only", "read only")
    }
  }

  /// Whether the refused record stands in a zone of somebody else: its owner has a name, where the
  /// user's own zones bear a fixed one.
  private func isOfForeignZone(_ error: MetError) -> Bool {
    error.facts.example.items(of: error.link).contains { item in
      item.contains(":_") && !item.contains("__defaultOwner__")
    }
  }

  private func isOfRecipient(
    _ error: ErrorFacts,
    _ accepted: Acceptances,
    _ timeline: Timeline
  ) -> Bool {
    error.places.keys.contains { place in
      timeline.facts.sessions[place.session].map { isRecipient($0, accepted) } == true
    }
  }

  private func isRecipient(_ launch: SessionFacts, _ accepted: Acceptances) -> Bool {
    launch.role == "recipient" || accepted.include(launch)
  }

  /// Launches and devices on which a share was accepted.
  private struct Acceptances {
    var launches: Set<SessionKey> = []
    var devices: Set<String> = []

    init(_ timeline: Timeline) {
      for step in timeline.shares where step.isPhase("accepted") && step.share.error == nil {
        launches.insert(step.launch.key)
        if let device = step.launch.key.device { devices.insert(device) }
      }
    }

    func include(_ launch: SessionFacts) -> Bool {
      launches.contains(launch.key) || launch.key.device.map(devices.contains) == true
    }
  }

  /// The saves into the private store, where the shared store works and got none.
  private func misrouted(_ launch: SessionFacts) -> SaveFacts? {
    func isShared(_ name: String) -> Bool { launch.scope(ofStore: name) == .shared }
    let imported = launch.activities(.import).contains { store, activity in
      store.map(isShared) == true && activity.succeeded > 0
    }
    let exported = launch.activities(.export).contains { $0.store.map(isShared) ?? true }
    let isNamed = launch.saves[""] == nil
    guard imported, !exported, isNamed, !launch.saves.keys.contains(where: isShared) else {
      return nil
    }
    return launch.saves.sorted { $0.key < $1.key }
      .first { launch.scope(ofStore: $0.key) == .private }?.value
  }
}
