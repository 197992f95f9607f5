import Findings
import Questions
import SyncEvents

/// R43: a record arrives before the one that it belongs to, so its relationship is nil for a while.
///
/// Likely (0.5) from Core Data's codes for a link whose other end is missing; worth knowing only
/// where a later import ended well. That an app crashes on it no code tells.
struct ImportOrderNilParent: Rule {
  static let identifiers = ["import-order-nil-parent"]
  static let stage = Stage.server

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let met = timeline.errors { link, _ in
      link.matches("NSCocoaErrorDomain", 134_412) || link.matches("NSCocoaErrorDomain", 134_413)
    }
    var collection = EvidenceCollection()
    collection.add(met, in: timeline)
    guard !collection.isEmpty else { return .nothing }
    let isOver = met.allSatisfy { $0.facts.isOver(in: timeline) }
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: "A record came before its parent",
      severity: isOver ? .info : .warning,
      confidence: 0.5,
      summary: "An import found one end of a relationship only: records come in no order, and the "
        + "link is made when the other has arrived."
    )
    if isOver { finding.against = [Evidence("a later import ended well")] }
    finding.fix = [
      "Make each relationship optional and let views live with nil; never unwrap it by force.",
      "Don't delete objects without a parent while imports go on.",
    ]
    finding.verify = ["After the next import the relationship is set, and nothing crashes before."]
    finding.captureNext = ["The crash's stack, if there is one, and the import event before it."]
    finding.lookAlikes = ["import-violates-model-validation", "record-routed-to-private-zone"]
    return .found(finding)
  }
}
