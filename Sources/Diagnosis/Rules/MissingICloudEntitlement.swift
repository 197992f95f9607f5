import Findings
import SyncEvents

/// R07: the build that runs has no iCloud entitlement, or is not signed.
///
/// Certain where CloudKit or the keychain says so of the running process.
struct MissingICloudEntitlement: TracedRule {
  static let identifiers = ["missing-icloud-entitlement"]
  static let stage = Stage.load

  let signals: Set<String> = ["setup.entitlement", "setup.keychain"]

  func isTold(by link: ErrorChain, in chain: ErrorChain) -> Bool {
    link.matches("CKErrorDomain", 8) || link.matches("NSOSStatusErrorDomain", -34_018)
  }

  let conclusion = Conclusion(
    title: "The iCloud entitlement is missing",
    confidence: 0.9,
    summary: "The build that runs was signed without the entitlement that CloudKit asks for, or "
      + "was not signed at all.",
    fix: [
      "Switch iCloud with CloudKit on for the target, choose the container, and renew the profile.",
      "Look at the entitlements of the installed binary, not at the file in the project: "
        + "codesign -d --entitlements - App.app",
      "A build for tests needs signing, too: not CODE_SIGNING_ALLOWED=NO.",
    ],
    verify: ["accountStatus gives an answer, and a setup begins and ends."],
    notWorthTrying: [
      "Adding the capability anew where the installed binary has the entitlement: then it is "
        + "another cause."
    ],
    lookAlikes: ["store-without-cloudkit-options", "no-icloud-account"]
  )
}
