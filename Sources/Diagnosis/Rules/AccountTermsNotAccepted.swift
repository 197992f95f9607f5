import Findings
import Questions
import SyncEvents

/// R13: the account is available, yet terms wait to be accepted.
///
/// Strong where a line or the account's own facts say so; a setup that fails with a bare partial
/// failure while the account is available is a possibility only, which another rule's finding
/// names.
struct AccountTermsNotAccepted: TracedRule {
  static let identifiers = ["account-terms-not-accepted"]
  static let stage = Stage.account

  let signals: Set<String> = ["server.terms"]
  let passes = true

  let conclusion = Conclusion(
    title: "iCloud's terms wait to be accepted",
    confidence: 0.85,
    summary:
      "The system counts the account as available, but the server refuses its requests until "
      + "the user has accepted new terms.",
    fix: [
      "Open Settings, tap the name at the top and accept what is asked for.",
      "In the app, fetch something from the private database directly: that shows the real error, "
        + "which the setup's own event leaves out.",
    ],
    verify: ["A setup that ends well after the terms were accepted."],
    notWorthTrying: ["Asking for accountStatus again: it says available all the while."],
    captureNext: ["The error of a direct fetch of the user record, with all that it wraps."],
    lookAlikes: ["account-needs-reauthentication", "partial-failure-without-items"]
  )
}
