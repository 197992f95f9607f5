import Findings
import SyncEvents

/// R34: the system's scheduler puts the app's sync off.
///
/// Certain with the scheduler's own decision; it is no fault, and passes. What else is wrong comes
/// before it.
struct SystemThrottled: TracedRule {
  static let identifiers = ["system-throttled"]
  static let stage = Stage.limits

  let signals: Set<String> = ["dasd.policy", "export.deferred"]
  let passes = true

  func isTold(by link: ErrorChain, in chain: ErrorChain) -> Bool {
    link.matches("NSCocoaErrorDomain", 134_419)
  }

  let conclusion = Conclusion(
    title: "The system puts sync off",
    severity: .warning,
    confidence: 0.9,
    summary:
      "The scheduler of the device has decided that the next export or import must wait: for "
      + "seconds within a group, for hours after many saves, or until the battery is charged.",
    fix: [
      "Save less often, and more at once.",
      "Wait; on a charger with the app in front it goes on soonest.",
    ],
    verify: ["A line of the scheduler that says it can proceed, then an export."],
    notWorthTrying: [
      "Background App Refresh and the background modes: the decision is not theirs."
    ],
    lookAlikes: ["rate-limited", "saved-but-no-export"]
  )
}
