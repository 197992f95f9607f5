import Findings
import Questions
import Schemas
import SyncEvents

/// R57, R58: fields that the owner has and the recipient lacks.
///
/// Strong (0.85) where the lost fields are exactly the Transformable ones that the owner filled,
/// likely (0.6) where they are a part of them or where fewer than three records were compared;
/// another build, a companion field that production lacks, or encryption take 0.15 off each, since
/// they show the same picture.
struct TransformableLostAcrossShare: Rule {
  static let identifiers = ["transformable-lost-across-share", "field-lost-across-share"]
  static let stage = Stage.fields

  private static let type = "Transformable"
  private typealias Loss = (entity: EntityAsymmetry, field: FieldAsymmetry)

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let answer = AsymmetryAnswer(facts: withModelTypes(timeline))
    var lost: [Loss] = answer.entities.flatMap { entity in
      entity.fields.filter { $0.verdict == .lostOnRecipient }.map { (entity, $0) }
    }
    let isFew = lost.isEmpty
    if isFew { lost = answer.entities.flatMap(lostInFew) }
    guard !lost.isEmpty else {
      guard answer.verdict == .symmetric else { return .nothing }
      return .excluded(
        Self.identifiers[1],
        because: "the fields of records that both sides report agree"
      )
    }
    // What the recipient lacks decides alone: a loss the other way has another cause.
    let transformable = lost.count { $0.field.attributeType == Self.type }
    let isTransformable = 2 * transformable > lost.count
    let isWhole = answer.entities.flatMap(\.fields).allSatisfy { field in
      field.attributeType != Self.type || field.owner.present == 0
        || lost.contains { $0.field == field }
    }
    let explainsAll = isWhole && transformable == lost.count
    let others = FieldLossAlternatives(
      lost: lost.map { (entity: $0.entity.entity, field: $0.field.field) },
      timeline: timeline
    )
    var finding =
      isTransformable
      ? transformableLost(lost, explainsAll: explainsAll, isFew: isFew)
      : otherLost(lost)
    finding.evidence = lost.prefix(8).map { evidence($0, timeline) }
    finding.against = others.evidence
    let least = isTransformable ? 0.35 : 0.3
    finding.confidence = max(least, finding.confidence - 0.15 * Double(others.evidence.count))
    finding.devices = devices(lost, timeline)
    return .found(finding)
  }

  /// The Transformable fields that are lost in a record or two, where at least as many fields of
  /// other types came over: too few to judge one field, enough to see a pattern of the type.
  private func lostInFew(_ entity: EntityAsymmetry) -> [Loss] {
    guard entity.sharedRecords > 0 else { return [] }
    let lost = entity.fields.filter { field in
      field.attributeType == Self.type && field.onlyOwner > 0 && field.recipient.present == 0
    }
    let arrived = entity.fields.filter { field in
      field.attributeType != nil && field.attributeType != Self.type && field.owner.present > 0
        && field.recipient.present > 0 && field.onlyOwner == 0
    }
    let isLostElsewhere = entity.fields.contains { field in
      field.attributeType != Self.type && field.onlyOwner > 0
    }
    guard lost.count >= 2, arrived.count >= 2, !isLostElsewhere else { return [] }
    return lost.map { (entity, $0) }
  }

  /// The facts with the types that a model file tells where no event does.
  private func withModelTypes(_ timeline: Timeline) -> Facts {
    var facts = timeline.facts
    for given in timeline.models {
      for entity in given.model.entities {
        for attribute in entity.attributes {
          facts.fieldTypes[entity.name, default: [:]][attribute.name] = attribute.type.rawValue
        }
      }
    }
    return facts
  }

  private func evidence(_ loss: Loss, _ timeline: Timeline) -> Evidence {
    let field = loss.field
    return Evidence(
      "\(loss.entity.entity).\(field.field)\(field.attributeType.map { " (\($0))" } ?? ""): the "
        + "owner has it in \(field.owner.present) records, the recipient in "
        + "\(field.recipient.present); of \(loss.entity.sharedRecords) that both report, "
        + "\(field.onlyOwner) have it at the owner only",
      timeline.facts.records
        .filter { $0.key.entity == loss.entity.entity && $0.key.role == "recipient" }
        .map(\.value.reference).min().flatMap(timeline.locate)
    )
  }

  private func devices(_ lost: [Loss], _ timeline: Timeline) -> [String] {
    let entities = Set(lost.map(\.entity.entity))
    let records = timeline.facts.records.filter { key, _ in
      key.role == "recipient" && entities.contains(key.entity)
    }
    return Set(records.values.compactMap(\.session.device)).sorted()
  }

  private func names(_ lost: [Loss]) -> String {
    lost.map { "\($0.entity.entity).\($0.field.field)" }.joined(separator: ", ")
  }

  private func transformableLost(_ lost: [Loss], explainsAll: Bool, isFew: Bool) -> Finding {
    var finding = Finding(
      id: Self.identifiers[0],
      title: "Transformable fields are lost across the share",
      severity: .error,
      confidence: explainsAll && !isFew ? 0.85 : 0.6,
      summary: "\(names(lost)) arrive empty at the recipient, and "
        + (explainsAll
          ? "these are exactly the Transformable fields that the owner filled."
          : "most of these are Transformable.")
        + (isFew ? " Few records were compared." : ""),
      evidence: []
    )
    finding.fix = [
      "For each field add a new optional attribute of a native type (Double, Integer 64) with "
        + "usesScalarValueType NO; production's types can't be changed, only added to.",
      "Keep the old attribute for one release and copy its values at launch on the owner's device.",
      "Deploy the new fields to production before the build goes to TestFlight.",
    ]
    finding.verify = ["`ask asymmetry` calls the new fields symmetric."]
    finding.notWorthTrying = ["Changing the type of the old field: production is append-only."]
    finding.captureNext = [
      "The recipient's build and model version: an older build has the same picture.",
      "Production's schema, for the fields and their _ckAsset companions: "
        + "`syncscope diagnose production.ckdb`.",
      "`fields` events of the recipient: `undecodable` says that bytes came and no transformer read "
        + "them; see that it is registered before the store loads.",
      "Whether the fields allow encryption, and the share's permission for the participant.",
    ]
    if isFew { finding.captureNext.insert("Three records or more from both sides.", at: 0) }
    finding.lookAlikes = ["asset-field-missing-in-production", "field-lost-across-share"]
    return finding
  }

  private func otherLost(_ lost: [Loss]) -> Finding {
    let whole = Set(lost.map(\.entity.entity)).filter { name in
      lost.first { $0.entity.entity == name }?.entity.fields.allSatisfy { field in
        field.owner.present == 0 || lost.contains { $0.entity.entity == name && $0.field == field }
      } == true
    }
    let isWhole = !whole.isEmpty
    var finding = Finding(
      id: Self.identifiers[1],
      title: "Fields are lost across the share",
      severity: .error,
      confidence: 0.6,
      summary: "\(names(lost)) have values at the owner and none at the recipient; their type "
        + "doesn't explain it."
        + (isWhole
          ? " All that the owner filled of \(whole.sorted().joined(separator: ", ")) is missing: "
            + "the object may stand outside of the share."
          : ""),
      evidence: []
    )
    finding.fix =
      (isWhole
        ? ["See that the object is in the share's zone: fetchShares(matching:) for it."] : [])
      + [
        "Compare build and model of both devices: fields that are new are unknown to an older build.",
        "See that the production schema has these fields, and their _ckAsset companions, which "
          + "large values need.",
        "For fields that allow encryption see that the recipient's device has its keys.",
      ]
    finding.verify = ["`ask asymmetry` calls the fields symmetric."]
    finding.captureNext = [
      "Both devices' reports with `app` and `fields` from one hour, and the production schema."
    ]
    finding.lookAlikes = ["transformable-lost-across-share", "record-routed-to-private-zone"]
    return finding
  }
}
