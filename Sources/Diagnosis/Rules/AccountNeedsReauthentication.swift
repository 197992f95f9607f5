import Findings
import SyncEvents

/// R12: there is an account, but its credentials are no longer valid.
///
/// Certain where Core Data or the server names the credentials; the code alone only says that the
/// account can't be used for now.
struct AccountNeedsReauthentication: TracedRule {
  static let identifiers = ["account-needs-reauthentication"]
  static let stage = Stage.account

  let signals: Set<String> = ["server.bad-token", "setup.credentials"]
  let passes = true

  func isTold(by link: ErrorChain, in chain: ErrorChain) -> Bool {
    link.matches("CKInternalErrorDomain", 1_029) || link.matches("CKInternalErrorDomain", 2_011)
      || link.matches("CKUnderlyingErrorDomain", 1_029)
      || link.matches("CKUnderlyingErrorDomain", 2_011)
  }

  let conclusion = Conclusion(
    title: "The iCloud account has to sign in again",
    confidence: 0.9,
    summary: "The device has an account, but its credentials are missing or were refused, so no "
      + "request is made for it.",
    fix: [
      "Open Settings and enter the password of the Apple Account where it asks for it.",
      "In the app keep the local data, say what to do, and try again on CKAccountChanged.",
    ],
    verify: ["A setup that ends well after the password was entered."],
    notWorthTrying: ["Reinstalling the app: the credentials are the system's."],
    lookAlikes: ["no-icloud-account", "account-terms-not-accepted"]
  )
}
