import Findings
import Questions
import SyncEvents

/// R53: two writers met on one record, or on the record of a share.
///
/// Strong (0.85) from the code or the server's words about change tags. It is an error where it
/// took a batch down with it, and worth knowing only where a sync of the same kind ended well
/// afterwards in every launch that met it. It stands before the rule on records that block a batch,
/// since it says why one does.
struct RecordConflict: Rule {
  static let identifiers = ["server-record-changed-conflict", "share-record-conflict"]
  static let stage = Stage.limits

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let conflicts = timeline.errors { link, _ in Self.isConflict(link) }
      .filter { !HalfCreatedZoneShare.isMeant(by: $0) }
    let shares = conflicts.filter { ShareRecord.isMeant(by: $0.link, in: $0.facts.example) }
    let others = conflicts.filter { !ShareRecord.isMeant(by: $0.link, in: $0.facts.example) }
    return RuleOutcome(
      findings: [
        finding(Self.identifiers[0], others, timeline),
        finding(Self.identifiers[1], shares, timeline),
      ].compactMap(\.self)
    )
  }

  private static func isConflict(_ link: ErrorChain) -> Bool {
    if link.domain == "CKErrorDomain" {
      return link.code == 14
    }
    return link.domain != "CKInternalErrorDomain" && link.says("client oplock error")
  }

  /// Whether other records failed only with it.
  private func hasBystanders(_ error: MetError) -> Bool {
    error.facts.example.links.contains { link in
      (link.partialOmitted ?? 0) > 0 || link.partial?.contains { $0.error.code == 22 } == true
    }
  }

  private func finding(_ id: String, _ met: [MetError], _ timeline: Timeline) -> Finding? {
    var collection = EvidenceCollection()
    collection.add(met, in: timeline)
    guard !collection.isEmpty else { return nil }
    let isOver = met.allSatisfy { $0.facts.isOver(in: timeline) }
    let isShare = id == Self.identifiers[1]
    var finding = collection.finding(
      id: id,
      title: isShare ? "Two writers met on a share" : "The server's record is newer",
      severity: isOver ? .info : met.contains(where: hasBystanders) ? .error : .warning,
      confidence: 0.85,
      summary: (isShare
        ? "A share was saved with a change tag that the server has replaced, for example since the "
          + "system's sharing screen changed it meanwhile."
        : "A record was saved with a change tag that the server has replaced, or without one.")
        + (isOver ? " A sync of the same kind ended well afterwards." : "")
    )
    if isOver { finding.against = [Evidence("a later sync of the same kind ended well")] }
    finding.fix =
      isShare
      ? [
        "Fetch the share, change that copy and save it; never one that was kept from before.",
        "Before iOS 16.4 and macOS 13.3 call persistUpdatedShare(_:in:) after the sharing screen "
          + "has changed a share.",
      ]
      : [
        "Take the server's record out of the error (CKRecordChangedErrorServerRecordKey), merge "
          + "into it and save that one.",
        "After a share was stopped or a record was changed elsewhere, fetch it anew before the "
          + "next save; a cached copy keeps the old tag.",
      ]
    finding.verify = ["The record is saved, and the error does not come again for it."]
    finding.notWorthTrying = ["Saving the same object again: its tag stays old."]
    finding.captureNext = ["The record's name and both tags (clientEtag, serverEtag) of the error."]
    finding.lookAlikes = [
      "half-created-zone-share", isShare ? Self.identifiers[0] : Self.identifiers[1],
    ]
    return finding
  }
}
