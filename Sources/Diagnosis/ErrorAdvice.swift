import Findings

/// What to say and do about a cause that an error's code names.
struct ErrorAdvice {
  let title: String
  let severity: Severity
  let summary: String
  let fix: [String]
  let verify: String
  /// Whether a later sync that ended well shows that it is over.
  var passes = false

  /// By the finding's identifier.
  static let byIdentifier: [String: ErrorAdvice] = passing.merging(lasting) { first, _ in first }
    .merging(sharing) { first, _ in first }

  private static let passing: [String: ErrorAdvice] = [
    "network-unavailable": .passing(
      "The device had no network",
      "Requests to CloudKit found no usable network.",
      ["Connect the device and keep the app in the foreground; the mirror tries again by itself."]
    ),
    "network-failure": .passing(
      "Requests failed on the network",
      "There was a network, but requests to CloudKit broke off on it.",
      [
        "Look at the NSURLErrorDomain code underneath: name lookup, certificate, proxy or timeout.",
        "Try another network, without VPN or filter.",
      ]
    ),
    "rate-limited": .passing(
      "CloudKit asks to wait",
      "The client was throttled; it may try again when the time that the error names has passed.",
      ["Wait for the retry-after time.", "Save less often, and more at once."]
    ),
    "server-side-error": .passing(
      "CloudKit could not take the request",
      "The service, or the part of it on the device, was not available.",
      ["Look at Apple's system status page.", "Try again later, with longer and longer pauses."]
    ),
    "no-icloud-account": .passing(
      "No iCloud account",
      "CloudKit found no signed-in user for the request.",
      ["Sign in to iCloud in Settings, and switch iCloud Drive and the app on there."],
      severity: .error
    ),
    "account-restricted": .passing(
      "iCloud is restricted on the device",
      "A policy of the device or of the organisation forbids iCloud to this account.",
      ["Lift the restriction, or use an account without it."],
      severity: .error
    ),
    "account-temporarily-unavailable": .passing(
      "The iCloud account is temporarily unavailable",
      "There is an account, but it can't be used until the user has done something.",
      ["Open Settings and do what it asks for at the top.", "Keep the local data meanwhile."],
      severity: .error
    ),
    "account-status-undetermined": .passing(
      "The account's status could not be determined",
      "The system could not say whether there is an account.",
      ["Ask again with the network on; restart the device if it stays so."]
    ),
    "change-token-expired": .passing(
      "The change token has expired",
      "The place up to which changes were read is too old; all has to be read anew.",
      ["Drop the token and read everything; the mirror does so by itself."]
    ),
    "zone-not-found": .passing(
      "A record zone is not there",
      "The request names a zone that the database does not hold.",
      [
        "If a setup follows that ends well, ignore it: a first launch makes the zone.",
        "See that database and environment are the ones in which the zone was made.",
      ]
    ),
  ]

  private static let lasting: [String: ErrorAdvice] = [
    "cloudd-unreachable-sandbox": .lasting(
      "The app can't reach the sync service of the device",
      "The connection to the system's CloudKit service was refused on the device itself.",
      ["See that the app links CloudKit and has the network client entitlement (macOS)."]
    ),
    "container-missing-or-not-provisioned": .lasting(
      "The container is not known",
      "CloudKit does not know the container, or it isn't this app's.",
      [
        "See that the container exists in the developer portal and is assigned to the app.",
        "Pass its identifier in full; in an extension the default is another one.",
      ]
    ),
    "missing-icloud-entitlement": .lasting(
      "The iCloud entitlement is missing",
      "The build that runs lacks an entitlement that CloudKit needs.",
      [
        "Switch iCloud with CloudKit on for the target and renew its profile.",
        "Look at the entitlements of the installed binary, not at the file in the project.",
      ]
    ),
    "container-not-associated-with-app-id": .lasting(
      "The container does not belong to the app's identifier",
      "The server does not accept requests to the container from this bundle identifier.",
      ["Assign the container to the app's identifier in the developer portal; renew the profile."]
    ),
    "quota-exceeded": .lasting(
      "iCloud storage is full",
      "The owner of the database has no room left.",
      ["Free room: the user for private data, the owner of the share for shared data."]
    ),
    "limit-exceeded-request-size": .lasting(
      "A request is too large",
      "The request exceeds what CloudKit takes at once.",
      ["Send half as much, and half again, until it is taken."]
    ),
    "limit-exceeded-item-count": .lasting(
      "A request has too many items",
      "The request names more items than CloudKit takes at once.",
      ["Send the items in smaller batches."]
    ),
    "limit-exceeded-record": .lasting(
      "A record exceeds a limit",
      "One record is too large or has too many references; it blocks its batch.",
      ["Split the entity, or store large values outside the record."]
    ),
    "zone-purged-by-user": .lasting(
      "The user deleted the app's iCloud data",
      "The zone was removed in Settings.",
      ["Ask the user before anything is uploaded anew."]
    ),
  ]

  private static let sharing: [String: ErrorAdvice] = [
    "share-participant-problem": .lasting(
      "The share or a participant is refused",
      "The record is shared already, the share is gone, or a participant can't be added as asked.",
      [
        "Shared already (30): fetch the share that is there and use it.",
        "Too many participants (29): remove some; a share holds about a hundred.",
        "Needs verification (33): let the participant open the link and confirm the address.",
        "Invited already (37): take the participant that the share has.",
        "Share not found (11): the owner stopped it; ask for a new link.",
      ]
    )
  ]

  private static func passing(
    _ title: String,
    _ summary: String,
    _ fix: [String],
    severity: Severity = .warning
  ) -> ErrorAdvice {
    ErrorAdvice(
      title: title,
      severity: severity,
      summary: summary,
      fix: fix,
      verify: "A setup, import or export that ends well after it.",
      passes: true
    )
  }

  private static func lasting(_ title: String, _ summary: String, _ fix: [String]) -> ErrorAdvice {
    ErrorAdvice(
      title: title,
      severity: .error,
      summary: summary,
      fix: fix,
      verify: "The same request ends without the error."
    )
  }
}
