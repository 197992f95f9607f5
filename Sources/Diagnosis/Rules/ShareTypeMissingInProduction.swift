import Findings
import Questions
import SyncEvents

/// R24: production has no cloudkit.share record type.
///
/// Certain, since the server's own words name the type.
struct ShareTypeMissingInProduction: Rule {
  static let identifiers = ["cloudkit-share-type-missing-in-production"]
  static let stage = Stage.schema

  /// The system's record type for shares.
  static let shareType = "cloudkit.share"

  func outcome(in timeline: Timeline) -> RuleOutcome {
    var evidence: [Evidence] = []
    var devices: Set<String> = []
    for error in timeline.errors {
      let isOfDevelopment = timeline.isOfDevelopment(error)
      let reading = error.example.reading {
        ServerMessage.missingType(in: $0, isOfDevelopment: isOfDevelopment)
      }
      guard let (type, link) = reading, type == Self.shareType else { continue }
      evidence.append(
        timeline.evidence(
          "the server's words, \(error.howOften): "
            + (link.message ?? type),
          at: error.firstTime,
          error.firstReference
        )
      )
      devices.formUnion(error.devices)
    }
    guard !evidence.isEmpty else { return .nothing }
    var finding = Finding(
      id: Self.identifiers[0],
      title: "Production has no cloudkit.share record type",
      severity: .error,
      confidence: 0.97,
      summary: "The server refuses every share, since the schema that was deployed to production "
        + "lacks the system type cloudkit.share. It enters the development schema only with the "
        + "first share that is saved there.",
      evidence: evidence
    )
    finding.fix = [
      "Run a debug build on a signed-in device and create one share, so that Development gets the "
        + "type.",
      "In the CloudKit Console, see that cloudkit.share stands among Development's record types.",
      "Deploy Schema Changes to production; the difference must name cloudkit.share.",
      "Share again from the TestFlight build.",
    ]
    finding.verify = [
      "The production schema lists cloudkit.share.",
      "The saved share has a URL and a change tag; the link's preview renders.",
    ]
    finding.notWorthTrying = [
      "Reinstalling the app: the refusal comes from the server's schema.",
      "Another way to send the link: without a saved share there is no link.",
    ]
    finding.lookAlikes = ["half-created-zone-share", "share-url-from-local-object"]
    finding.devices = devices.sorted()
    return .found(finding)
  }
}
