import Findings
import Questions
import SyncEvents

/// A batch failed, and its per-item errors, which alone name the cause, are not there.
///
/// Certain (0.8) that it is so; what the cause is stays unknown. Nothing is said where any other
/// link of the tree tells something, another error or line of CloudKit's in the same launch does, or
/// a later sync of the same kind ended well.
struct UndecidedPartialFailure: Rule {
  static let identifiers = ["partial-failure-without-items", "partial-failure-redacted"]
  static let stage = Stage.elimination

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let explained = Self.explained(timeline)
    let met = timeline.errors { link, chain in
      link.matches("CKErrorDomain", 2) && chain.links.allSatisfy(Self.tellsNothing)
    }.filter { error in
      explained.isDisjoint(with: error.facts.places.keys.map(\.session))
        && !error.facts.isOver(in: timeline)
    }
    let redacted = met.filter { $0.facts.example.links.contains(where: Self.isRedacted) }
    let bare = met.filter { !$0.facts.example.links.contains(where: Self.isRedacted) }
    return RuleOutcome(
      findings: [bareFinding(bare, timeline), redactedFinding(redacted, timeline)].compactMap(
        \.self
      )
    )
  }

  /// Whether a link is a wrapper, a bystander of a batch, or an error that only repeats it.
  private static func tellsNothing(_ link: ErrorChain) -> Bool {
    switch (link.domain, link.code) {
    case ("CKErrorDomain", 2), ("CKErrorDomain", 22): true
    case ("CKInternalErrorDomain", 1_011), ("CKInternalErrorDomain", 2_024): true
    case ("NSCocoaErrorDomain", 134_406), ("NSCocoaErrorDomain", 134_404): true
    case ("NSCocoaErrorDomain", 134_060), (_, nil): true
    // The app's own error types wrap what they caught.
    default: !link.domain.hasPrefix("CK") && !link.domain.hasPrefix("NS") && link.underlying != nil
    }
  }

  /// Launches, or files, that hold CloudKit's own words on a cause.
  private static func explained(_ timeline: Timeline) -> Set<SessionKey> {
    let other = timeline.errors { link, _ in link.domain.hasPrefix("CK") && !tellsNothing(link) }
    let lines = timeline.facts.signals.keys.filter { key in
      key.id.hasPrefix("server.") && key.id != "server.atomic"
    }
    return Set(other.flatMap { $0.facts.places.keys.map(\.session) } + lines.map(\.session))
  }

  /// Marks with which logs and crash services hide what they were given.
  private static let marks = ["<private", "<redacted", "[filtered]", "<mask", "[redacted]"]

  private static func isRedacted(_ link: ErrorChain) -> Bool {
    let texts = link.texts + (link.partial ?? []).map(\.item)
    return texts.contains { text in
      marks.contains { text.has($0) }
    }
  }

  private func bareFinding(_ met: [MetError], _ timeline: Timeline) -> Finding? {
    var collection = EvidenceCollection()
    collection.add(met, in: timeline)
    guard !collection.isEmpty else { return nil }
    let bystanders = met.contains { $0.link.partial?.isEmpty == false }
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: "A batch failed, and nothing says why",
      severity: .warning,
      confidence: 0.8,
      summary: bystanders
        ? "The items that are listed failed only since another one did, and that one is not there."
        : "Error 2 is a wrapper: the cause stands in its per-item errors, and there are none. So a "
          + "refused record, a schema fault among them, is less likely than one of zone, account or "
          + "storage, or the errors were lost on the way."
    )
    finding.fix = [
      "Send the whole error: NSUnderlyingError, NSMultipleUnderlyingErrors, NSDetailedErrors and "
        + "CKPartialErrorsByItemID, at every depth.",
      "Look at account, iCloud storage and zone in the meantime: each fails without items.",
    ]
    finding.verify = ["The next such error lists its items, or underlying errors."]
    finding.notWorthTrying = [
      "Comparing schemas because of this error: a schema refusal names a record's type or field."
    ]
    finding.captureNext = captureNext
    finding.lookAlikes = [Self.identifiers[1], "production-schema-missing-field", "quota-exceeded"]
    return finding
  }

  private func redactedFinding(_ met: [MetError], _ timeline: Timeline) -> Finding? {
    var collection = EvidenceCollection()
    collection.add(met, in: timeline)
    guard !collection.isEmpty else { return nil }
    var finding = collection.finding(
      id: Self.identifiers[1],
      title: "The errors of the items are redacted",
      severity: .warning,
      confidence: 0.8,
      summary: "Requests reach CloudKit and fail for single items, but the log hides their errors. "
        + "The cause can't be told from this capture."
    )
    finding.fix = [
      "Read the error in the app: CKError.partialErrorsByItemID holds what the log hides.",
      "Or let the log show it: a configuration profile with Enable-Private-Data for com.apple."
        + "cloudkit and com.apple.coredata on a test device, then try again.",
    ]
    finding.verify = ["The same error is listed with its items."]
    finding.notWorthTrying = [
      "Reading the same log again with other filters: it was hidden on writing."
    ]
    finding.captureNext = captureNext
    finding.lookAlikes = [Self.identifiers[0], "server-record-changed-conflict"]
    return finding
  }

  private let captureNext = [
    "`syncscope listener > CloudSyncListener.swift`, added to the app: it prints every link and "
      + "item of an event's error.",
    "`log collect --device --last 1h` right after a failure, and `syncscope diagnose` on the archive.",
    "The console's log of the same minutes, PRIVATE database: rows that are no SUCCESS.",
  ]
}
