import Findings
import SyncEvents

/// A subscription is saved that stands on the server already.
///
/// Certain, since the server says so; harmless once it is taken for done.
struct DuplicateSubscription: TracedRule {
  static let identifiers = ["duplicate-subscription"]
  static let stage = Stage.export

  func isTold(by link: ErrorChain, in chain: ErrorChain) -> Bool {
    if link.code == 2_032, link.domain.hasPrefix("CK") { return true }
    return link.texts.contains { text in
      text.has("subscription is duplicate") || text.has("subscription already exists")
    }
  }

  let conclusion = Conclusion(
    title: "The subscription is there already",
    severity: .warning,
    confidence: 0.95,
    summary: "The server has a subscription with the same trigger, so a second is refused. Pushes "
      + "come by the first.",
    fix: [
      "Take the refusal for a success, or fetch the subscriptions first and save what lacks.",
      "Give a subscription an identifier of its own that stays the same.",
    ],
    verify: ["Pushes arrive, and the error is no longer shown."],
    lookAlikes: ["partial-failure-without-items"]
  )
}
