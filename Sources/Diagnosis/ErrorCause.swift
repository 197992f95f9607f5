import SyncEvents

/// What the code of a telling link says; wrappers and the bystanders of a batch tell nothing.
enum ErrorCause {
  /// The finding that a link of a chain leads to, if it leads to one.
  static func identifier(of link: ErrorChain, in chain: ErrorChain) -> String? {
    switch link.domain {
    case "CKErrorDomain": link.code.flatMap { identifier(code: $0, link, chain) }
    // The code that the public sees tells more than the one inside it.
    case "CKInternalErrorDomain", "CKUnderlyingErrorDomain":
      chain.links.contains { $0.domain == "CKErrorDomain" && $0.code != 2 }
        ? nil : link.code.flatMap { byInnerCode[$0] }
    case "NSCocoaErrorDomain" where link.code == 134_400: account(link)
    default: nil
    }
  }

  private static func identifier(
    code: Int,
    _ link: ErrorChain,
    _ chain: ErrorChain
  ) -> String? {
    switch code {
    case 6 where chain.links.contains { $0.matches("NSCocoaErrorDomain", 4_099) }:
      "cloudd-unreachable-sandbox"
    case 6:
      chain.links.contains { $0.retryAfter != nil } ? "rate-limited" : "server-side-error"
    case 10: says(link, "Invalid bundle ID") ? "container-not-associated-with-app-id" : nil
    case 11 where says(link, "share not found"): "share-participant-problem"
    case 26 where EncryptionKeyData.isMeant(by: link): nil
    case 26 where says(link, "purged"): "zone-purged-by-user"
    case 27: limit(link)
    default: byCode[code]
    }
  }

  private static let byCode = [
    3: "network-unavailable", 4: "network-failure", 5: "container-missing-or-not-provisioned",
    7: "rate-limited", 8: "missing-icloud-entitlement", 9: "no-icloud-account",
    21: "change-token-expired", 25: "quota-exceeded", 26: "zone-not-found",
    28: "zone-purged-by-user", 29: "share-participant-problem", 30: "share-participant-problem",
    32: "account-restricted", 33: "share-participant-problem",
    36: "account-temporarily-unavailable", 37: "share-participant-problem",
  ]

  /// CloudKit's inner codes, where a text shows no other.
  private static let byInnerCode = [
    1_002: "no-icloud-account", 1_014: "container-missing-or-not-provisioned",
    2_008: "rate-limited", 2_023: "limit-exceeded-request-size", 2_026: "change-token-expired",
    2_035: "quota-exceeded", 2_036: "zone-not-found", 2_061: "rate-limited",
    2_062: "rate-limited",
  ]

  private static func limit(_ link: ErrorChain) -> String {
    let text = link.links.flatMap(\.texts).joined(separator: " ").lowercased()
    if text.contains("record too large") || text.contains("record size")
      || text.contains("reference") || text.contains("fields")
    {
      return "limit-exceeded-record"
    }
    return text.contains("item") ? "limit-exceeded-item-count" : "limit-exceeded-request-size"
  }

  /// Core Data names the account's status in the text of its refusal to set up.
  private static func account(_ link: ErrorChain) -> String? {
    let statuses = [
      ("NoAccount", "no-icloud-account"), ("Restricted", "account-restricted"),
      ("TemporarilyUnavailable", "account-temporarily-unavailable"),
      ("CouldNotDetermine", "account-status-undetermined"),
    ]
    return statuses.first { says(link, "CKAccountStatus" + $0.0) }?.1
  }

  private static func says(_ link: ErrorChain, _ words: String) -> Bool {
    link.texts.contains { $0.has(words) }
  }
}
