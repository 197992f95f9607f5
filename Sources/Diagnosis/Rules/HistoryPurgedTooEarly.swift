import Findings
import SyncEvents

/// R39: persistent history was deleted before the mirroring had read it.
///
/// Strong where Core Data says that its place in the history is gone.
struct HistoryPurgedTooEarly: TracedRule {
  static let identifiers = ["history-purged-too-early"]
  static let stage = Stage.limits

  let passes = true

  func isTold(by link: ErrorChain, in chain: ErrorChain) -> Bool {
    link.matches("NSCocoaErrorDomain", 134_301)
  }

  let conclusion = Conclusion(
    title: "History was purged before it was exported",
    confidence: 0.8,
    summary:
      "The mirroring reads the store's history to see what to export. The part from which it "
      + "would go on is deleted, so it has to start over.",
    fix: [
      "Delete only history that is months old, and none that is younger than the last export that "
        + "ended well.",
      "Leave the history of a mirrored store alone if in doubt: the system tidies up by itself.",
    ],
    verify: ["No reset after launch, and exports that end well."],
    lookAlikes: ["change-token-expired", "history-tracking-off"]
  )
}
