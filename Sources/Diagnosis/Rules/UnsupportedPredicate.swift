import Findings
import SyncEvents

/// A query of the app's own has a predicate that CloudKit can't take.
///
/// Certain, since CloudKit names the predicate; the mirroring makes no such queries.
struct UnsupportedPredicate: TracedRule {
  static let identifiers = ["unsupported-predicate"]
  static let stage = Stage.export

  func isTold(by link: ErrorChain, in chain: ErrorChain) -> Bool {
    guard link.domain.hasPrefix("CK") else { return false }
    if link.code == 1_009 { return true }
    return link.texts.contains { text in
      text.has("predicate") || text.has("evaluated object expression")
        || text.has("left expression") || text.has("right expression")
        || text.has("unexpected expression") || text.has("comparison operator")
    }
  }

  let conclusion = Conclusion(
    title: "CloudKit can't take the query's predicate",
    confidence: 0.9,
    summary:
      "The predicate has a form that CloudKit does not support, or its key is quoted as if it "
      + "were a value. The request never leaves the device.",
    fix: [
      "Write the key with %K or unquoted, and the value with %@: NSPredicate(format: \"%K == %@\", "
        + "key, value).",
      "Split what CloudKit lacks, such as OR, into several queries and join their answers.",
    ],
    verify: ["The query gives an answer."],
    lookAlikes: ["public-database-missing-index"]
  )
}
