import Findings
import Questions
import SyncEvents

/// R32: a call returned without throwing while some of its records were refused.
///
/// Certain (0.9) from the recorder's account of the call; less (0.6) where the same error was shown
/// or caught in the launch, since then the app did read its results.
struct PerRecordFailureSwallowed: Rule {
  static let identifiers = ["per-record-failure-swallowed"]
  static let stage = Stage.sharing

  func outcome(in timeline: Timeline) -> RuleOutcome {
    var collection = EvidenceCollection()
    var against: [Evidence] = []
    for (call, note) in timeline.failedCalls where isSwallowed(call) {
      let requested = call.requested.map { " of \($0)" } ?? ""
      let lost = call.failed ?? (call.requested ?? 0) - (call.saved ?? 0)
      let count = max(lost, call.error?.partial?.count ?? 0)
      collection.add(
        timeline.evidence(
          "\(call.operation ?? "a call") returned without throwing; \(count)\(requested) records "
            + "failed\(cause(call.error).map { ": \($0)" } ?? "")",
          at: note.event.time,
          note.reference
        ),
        device: note.event.device
      )
      if let shown = whereShown(call, note.event, timeline) { against.append(shown) }
    }
    guard !collection.isEmpty else { return .nothing }
    let isShown = against.count == collection.evidence.count
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: "A refused record goes unnoticed",
      severity: isShown ? .warning : .error,
      confidence: isShown ? 0.6 : 0.9,
      summary:
        "The call itself did not throw, but not every record was saved: what the server said "
        + "of each stands in the call's results, and only there."
    )
    finding.against = against
    finding.fix = [
      "Read each Result of saveResults and deleteResults, and treat a failure as one.",
      "Go on with the record that a result returns: it bears the server's change tag.",
      "Then mend what the refused record's own error names.",
    ]
    finding.verify = [
      "requested and saved agree in the operation's event, or the app shows why not."
    ]
    finding.notWorthTrying = ["A catch around the call: it has nothing to catch."]
    finding.captureNext = ["The operation event with the error of each failed item."]
    finding.lookAlikes = ["share-url-from-local-object", "sharing-ui-silent"]
    return .found(finding)
  }

  private func isSwallowed(_ call: CloudOperation) -> Bool {
    guard call.thrown == false else { return false }
    if (call.failed ?? 0) > 0 { return true }
    if let requested = call.requested, let saved = call.saved, saved < requested { return true }
    return call.error?.partial?.isEmpty == false
  }

  /// The words of the first item that is no bystander.
  private func cause(_ error: ErrorChain?) -> String? {
    error?.links.last { $0.children.isEmpty && $0.code != 22 && $0.message != nil }?.message
  }

  /// Where the app showed an item's error in the same launch.
  private func whereShown(
    _ call: CloudOperation,
    _ event: SyncEvent,
    _ timeline: Timeline
  ) -> Evidence? {
    guard let error = call.error else { return nil }
    let own = Set(error.links.map(\.fingerprint))
    for met in timeline.errors where own.contains(met.fingerprint) {
      let place = met.places.first { place, _ in
        place.session == event.sessionKey && place.context.hasPrefix("error")
      }
      if let place {
        return timeline.evidence("the app showed the error itself", place.value.firstReference)
      }
    }
    return nil
  }
}
