import Findings
import SyncEvents

/// One request holds the same record twice.
///
/// Certain, since CloudKit says so.
struct DuplicateRecordInBatch: TracedRule {
  static let identifiers = ["duplicate-record-in-batch"]
  static let stage = Stage.export

  func isTold(by link: ErrorChain, in chain: ErrorChain) -> Bool {
    guard link.domain.hasPrefix("CK") else { return false }
    return link.texts.contains { text in
      text.has("same record twice") || text.has("duplicate record")
        || text.has("record more than once")
    }
  }

  let conclusion = Conclusion(
    title: "A request holds one record twice",
    confidence: 0.95,
    summary:
      "CloudKit refuses a whole request in which a record occurs more than once, to be saved "
      + "twice, or saved and deleted.",
    fix: ["Collect the records by their identifier before the request is made."],
    verify: ["The request ends without the error."],
    lookAlikes: ["server-record-changed-conflict"]
  )
}
