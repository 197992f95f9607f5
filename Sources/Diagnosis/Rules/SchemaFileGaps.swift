import Findings
import Lint
import Questions
import Schemas
import SyncEvents

/// R23, R24 from a schema file alone: what is made only on first need is not in it.
///
/// A warning, for a schema does not tell what the app will need; an error where the app shares, or
/// a recipient's build is in production.
struct SchemaFileGaps: Rule {
  static let identifiers =
    ShareTypeMissingInProduction.identifiers + CompanionFieldMissing.identifiers
  static let stage = Stage.schema

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let shareType = timeline.lintResults(of: ["missing-share-type"])
    let receipts = timeline.lintResults(of: ["missing-move-receipt"])
    let assets = timeline.lintResults(of: ["bytes-without-asset"])
    var outcome = RuleOutcome()
    if !shareType.isEmpty {
      outcome.findings.append(
        Self.shareType(timeline.isSharing, (shareType + receipts).evidence(limit: 4))
      )
    } else if !receipts.isEmpty, timeline.isSharing || timeline.schemas.contains(where: isShared) {
      outcome.findings.append(Self.receipt(timeline.isSharing, receipts.evidence()))
    }
    if !assets.isEmpty { outcome.findings.append(Self.asset(assets.evidence())) }
    return outcome
  }

  private func isShared(_ given: Timeline.GivenSchema) -> Bool {
    given.schema.recordType(named: ShareTypeMissingInProduction.shareType) != nil
  }

  private static func shareType(_ isSharing: Bool, _ evidence: [Evidence]) -> Finding {
    Conclusion(
      title: "The schema has no cloudkit.share",
      severity: isSharing ? .error : .warning,
      confidence: isSharing ? 0.75 : 0.5,
      summary: "Private sync works without it. The first share is refused by production, since the "
        + "type enters the schema only with a share that was saved in Development.",
      fix: [
        "Create one share in a debug build on a signed-in device.",
        "See that cloudkit.share, and CD_moveReceipt on the shared types, stand in Development; "
          + "deploy to Production.",
      ],
      verify: ["The exported production schema lists cloudkit.share."],
      captureNext: ["Whether the app shares at all: a store of shared scope, or a share's event."],
      lookAlikes: ["half-created-zone-share"]
    ).finding(identifiers[0], evidence, devices: [])
  }

  private static func receipt(_ isSharing: Bool, _ evidence: [Evidence]) -> Finding {
    Conclusion(
      title: "Record types have no CD_moveReceipt",
      severity: .warning,
      confidence: isSharing ? 0.7 : 0.5,
      summary: "A record that moves into a share gets a receipt; production refuses the move where "
        + "the field does not exist.",
      fix: [
        "Share one record of each type in a debug build, or run initializeCloudKitSchema().",
        "Deploy CD_moveReceipt and CD_moveReceipt_ckAsset.",
      ],
      verify: ["The production schema has CD_moveReceipt in each shared type."],
      lookAlikes: ["production-schema-missing-field"]
    ).finding(identifiers[1], evidence, devices: [])
  }

  private static func asset(_ evidence: [Evidence]) -> Finding {
    Conclusion(
      title: "Byte fields have no asset field beside them",
      severity: .warning,
      confidence: 0.6,
      summary: "A value that is too large for its field goes into an asset field, which production "
        + "must know; small test data never make it.",
      fix: ["Run initializeCloudKitSchema() in a debug build, and deploy the _ckAsset fields."],
      verify: ["The production schema has a _ckAsset field beside each byte field."],
      lookAlikes: ["codable-attribute-stored-as-bytes"]
    ).finding(identifiers[2], evidence, devices: [])
  }
}
