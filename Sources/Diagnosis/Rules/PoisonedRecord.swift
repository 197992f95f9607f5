import Findings
import Questions
import SyncEvents

/// R33: one record fails for a reason of its own, and all others of its batch fail with it.
///
/// Strong where the same record stands out in at least three exports; a single batch is likely.
struct PoisonedRecord: Rule {
  static let identifiers = ["poisoned-record-blocks-batch"]
  static let stage = Stage.export

  /// So many bystanders make a batch.
  private static let bystanders = 2
  private static let repeats = 3

  func outcome(in timeline: Timeline) -> RuleOutcome {
    var evidence: [Evidence] = []
    var devices: Set<String> = []
    var count = 0
    for error in timeline.errors {
      // A gap in the schema stops every record of the type, not this one alone.
      guard let item = Self.culprit(of: error.example),
        item.error.reading({ $0.contains("production schema") ? true : nil }) == nil
      else { continue }
      count += error.count
      devices.formUnion(error.devices)
      evidence.append(
        timeline.evidence(
          "\(error.howOften): only \(item.item) failed for a reason of its own: "
            + (item.error.message ?? item.error.signature),
          at: error.firstTime,
          error.firstReference
        )
      )
    }
    guard !evidence.isEmpty else { return .nothing }
    let conclusion = Conclusion(
      title: "One record blocks its batch",
      confidence: count >= Self.repeats ? 0.8 : 0.6,
      summary: "A batch is saved whole or not at all. One record in it is refused; the others are "
        + "sound and wait for it, export after export.",
      fix: [
        "Mend the record that the evidence names: its size, its type, or what it refers to.",
        "Until then nothing else of the batch arrives; deleting that object frees the rest.",
      ],
      verify: ["The next export ends well, and RecordSave rows appear for the others."],
      notWorthTrying: ["Looking at the records with code 22: they are only in bad company."],
      lookAlikes: ["record-routed-to-private-zone", "limit-exceeded-record"]
    )
    return .found(
      conclusion.finding(Self.identifiers[0], evidence, devices: devices.sorted())
    )
  }

  /// The one item that is no bystander, where there are bystanders.
  static func culprit(of error: ErrorChain) -> PartialError? {
    for link in error.links {
      guard let items = link.partial else { continue }
      let own = items.filter { !$0.error.isCollateral }
      if own.count == 1, items.count - own.count >= bystanders { return own.first }
    }
    return nil
  }
}
