import Findings
import Questions
import SyncEvents

/// R47: what is encrypted can't be read, since its keys were reset or are not on the device.
///
/// Certain (0.9) with CloudKit's mark of a reset or Core Data's refusal over encryption; likely
/// (0.6) from words about keys in an error. A line on the keys of a share alone says nothing, since
/// it comes beside harmless faults.
struct EncryptionKeyData: Rule {
  static let identifiers = ["encryption-key-data-problem"]
  static let stage = Stage.account

  private static let resetKey = "UserDidResetEncryptedDataKey"

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let met = timeline.errors { link, _ in Self.isMeant(by: link) || Self.isHinted(by: link) }
      .filter { !$0.facts.isOver(in: timeline) }
    var collection = EvidenceCollection()
    collection.add(met, in: timeline)
    guard !collection.isEmpty else { return .nothing }
    let isReset = met.contains { $0.facts.example.links.contains(where: Self.isReset) }
    let isCertain = met.contains { Self.isMeant(by: $0.link) }
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: isReset ? "The user reset the encrypted data" : "Keys of encrypted data are missing",
      severity: .error,
      confidence: isCertain ? 0.9 : 0.6,
      summary: isReset
        ? "The account's protected data was reset, for example in account recovery: what was "
          + "encrypted with the old keys is lost on the server, and its zone is gone."
        : "Encrypted values or the zone itself need keys that this device doesn't have."
    )
    finding.fix =
      isReset
      ? [
        "Keep the local data, and ask the user before anything is uploaded anew.",
        "Delete the zone, make it again and upload from the device that has the data.",
      ]
      : [
        "On the device: passcode, two-factor authentication and iCloud Keychain on; then restart.",
        "Wait for the keychain to sync on a device that was just set up.",
        "Show fields that can't be decrypted as missing; never save them back as empty.",
      ]
    finding.verify = ["A setup that ends well, and encrypted fields that are present again."]
    finding.notWorthTrying = ["Making the zone again without asking: other devices' data go, too."]
    finding.captureNext = [
      "The error's whole userInfo: CKErrorUserDidResetEncryptedDataKey tells a reset.",
      "Whether Advanced Data Protection was switched lately, and when the keychain was set up.",
    ]
    finding.lookAlikes = [
      "zone-purged-by-user", "zone-not-found", "account-needs-reauthentication",
    ]
    return .found(finding)
  }

  /// Whether a link surely speaks of keys: the mark of a reset, or missing protected data keys.
  static func isMeant(by link: ErrorChain) -> Bool {
    isReset(link)
      || (link.domain.hasPrefix("CK") || link.domain == "NSCocoaErrorDomain")
        && link.says("protected data key", "encrypted data was reset", "reset encrypted data")
      || link.matches("NSCocoaErrorDomain", 134_400) && link.says("encrypt", "manatee", "walrus")
  }

  private static func isReset(_ link: ErrorChain) -> Bool {
    let userInfo = link.userInfo?.members ?? []
    let other = link.other.members
    if (userInfo + other).contains(where: { $0.name.contains(resetKey) && isSet($0.value) }) {
      return true
    }
    return link.texts.contains { text in
      guard let rest = text.between(resetKey, ";", orEnd: true)?.lowercased() else { return false }
      return !rest.contains("= 0") && !rest.contains("=0") && !rest.contains("false")
    }
  }

  private static func isSet(_ value: JSONValue) -> Bool {
    value.bool != false && !value.isNull && value.integer != 0
      && value.text.map { !["0", "false", "NO"].contains($0) } != false
  }

  private static func isHinted(by link: ErrorChain) -> Bool {
    guard link.domain.hasPrefix("CK") else { return false }
    return link.says(
      "PCS data",
      "PCS key",
      "PCS identity",
      "missing PCS",
      "decryption failed",
      "couldn't decrypt",
      "could not decrypt",
      "failed to decrypt",
      "unable to decrypt",
      "encryption key",
      "manatee identity",
      "keychain is not in sync",
      "view is not in sync"
    )
  }
}
