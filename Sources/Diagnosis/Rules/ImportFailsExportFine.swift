import Findings
import Questions
import SyncEvents

/// R45: imports of a store fail while its exports end well.
///
/// Strong (0.75): account, network and container are excluded by the exports of the same launch.
/// Where the import's error has a cause of its own, that cause is named instead, by its rule.
struct ImportFailsExportFine: Rule {
  static let identifiers = ["import-fails-export-fine"]
  static let stage = Stage.server

  func outcome(in timeline: Timeline) -> RuleOutcome {
    var collection = EvidenceCollection()
    var against: [Evidence] = []
    for launch in timeline.launches {
      let exports = launch.activities(.export)
      for (store, activity) in launch.activities(.import) {
        guard let failed = activity.last, failed.hasFailed, !hasOwnCause(failed.error) else {
          continue
        }
        let good = exports.first { name, facts in
          (name == store || name == nil || store == nil) && facts.last?.succeeded == true
        }
        guard let export = good?.facts.last else { continue }
        let name = store ?? "the store"
        collection.add(
          timeline.evidence(
            "\(launch.label): the newest import of \(name) failed"
              + (failed.error.map { ": \($0.message ?? $0.signature)" } ?? ""),
            at: failed.ended,
            failed.endedReference
          ),
          device: launch.key.device
        )
        collection.add(
          timeline.evidence(
            "its newest export ended well",
            at: export.ended,
            export.endedReference
          ),
          device: nil
        )
        if activity.succeeded > 0 {
          against.append(Evidence("\(activity.succeeded) imports of \(name) ended well before"))
        }
      }
    }
    guard !collection.isEmpty else { return .nothing }
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: "Imports fail, exports are fine",
      severity: .error,
      confidence: against.isEmpty ? 0.75 : 0.65,
      summary:
        "What this device sends arrives, what it is sent can't be taken in: the fault lies in "
        + "how the records fit the local model and store, not in account, network or container."
    )
    finding.against = against
    finding.fix = [
      "Read the import's whole error, NSDetailedErrors and the exception's reason included.",
      "Compare the model with the records: values that are required and lack, types that changed, "
        + "relationships that leave the store.",
      "If it fails on this device only, delete the app there and let it import anew.",
    ]
    finding.verify = ["An import of the same store that ends well."]
    finding.notWorthTrying = ["Account, entitlements and network: the exports show that they work."]
    finding.captureNext = [
      "The import's error chain: `syncscope listener` prints a file that tells all of it.",
      "`log collect --last 1h`, for the exception that 134421 stands for.",
    ]
    finding.lookAlikes = [
      "import-violates-model-validation", "import-order-nil-parent", "push-not-delivered",
    ]
    return .found(finding)
  }

  private func hasOwnCause(_ error: ErrorChain?) -> Bool {
    guard let error else { return false }
    return error.links.contains { link in
      if ErrorCause.identifier(of: link, in: error) != nil { return true }
      if EncryptionKeyData.isMeant(by: link) { return true }
      if link.says("in production schema") { return true }
      guard link.domain == "NSCocoaErrorDomain", let code = link.code else { return false }
      return (1_550..<1_700).contains(code) || [134_301, 134_407, 134_417, 134_419].contains(code)
    }
  }
}
