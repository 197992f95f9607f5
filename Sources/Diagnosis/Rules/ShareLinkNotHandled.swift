import Findings
import Questions
import SyncEvents

/// R54: a share's link opens a web page, or the app doesn't take it.
///
/// Strong (0.8) with the web page's own line, or where the build's Info.plist was told and denies
/// CKSharingSupported while shares are in play; that no acceptance was recorded proves nothing.
struct ShareLinkNotHandled: Rule {
  static let identifiers = ["share-link-not-handled"]
  static let stage = Stage.sharing

  private static let key = "CKSharingSupported"

  func outcome(in timeline: Timeline) -> RuleOutcome {
    var collection = EvidenceCollection()
    collection.addLines(["share.web-app-id"], in: timeline)
    collection.add(
      timeline.errors { link, _ in link.says("Unable to find applicationIdentifier") },
      in: timeline
    )
    if !timeline.shares.isEmpty {
      for note in timeline.environments where InfoPlist(note.event)?.denies(Self.key) == true {
        collection.add(
          timeline.evidence("the build's Info.plist lacks \(Self.key)", note.reference),
          device: note.event.device
        )
      }
    }
    guard !collection.isEmpty else { return .nothing }
    let accepted = timeline.shares.first { $0.isPhase("accepted") && $0.share.error == nil }
    var finding = collection.finding(
      id: Self.identifiers[0],
      title: "The share's link does not reach the app",
      severity: .error,
      confidence: accepted == nil ? 0.8 : 0.5,
      summary: "The system did not hand the link to the app: it opens on the web, or nothing "
        + "happens. The share itself is well."
    )
    if let accepted {
      finding.against = [
        timeline.evidence(
          "a share was accepted in the app",
          at: accepted.event.time,
          accepted.reference
        )
      ]
    }
    finding.fix = [
      "Set CKSharingSupported to true in the Info.plist of the build that the recipient has.",
      "Implement userDidAcceptCloudKitShareWith in the scene's delegate, and read the metadata of "
        + "connectionOptions at a cold launch; a SwiftUI app needs a scene delegate for it.",
      "Install a build with the same container on the recipient's device before tapping the link.",
      "Try with a second iCloud account: the owner's own opens nothing.",
    ]
    finding.verify = ["The recipient's launch has a share event with phase accepted."]
    finding.notWorthTrying = ["Sending the link another way: who opens it stays the same."]
    finding.captureNext = ["The installed app's Info.plist: `plutil -p Meow.app/Info.plist`."]
    finding.lookAlikes = ["recipient-store-empty", "share-url-from-local-object"]
    return .found(finding)
  }
}
