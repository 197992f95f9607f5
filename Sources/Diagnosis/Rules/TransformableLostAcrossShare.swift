import Findings
import Questions
import Schemas
import SyncEvents

/// R57, R58: fields that the owner has and the recipient lacks.
///
/// Strong where the lost fields are exactly the Transformable ones that the owner filled, likely
/// where they are a part of them.
struct TransformableLostAcrossShare: Rule {
  static let identifiers = ["transformable-lost-across-share", "field-lost-across-share"]
  static let stage = Stage.fields

  private static let type = "Transformable"

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let answer = AsymmetryAnswer(facts: withModelTypes(timeline))
    let lost = answer.entities.flatMap { entity in
      entity.fields.filter { $0.verdict == .lostOnRecipient }.map { (entity, $0) }
    }
    guard !lost.isEmpty else {
      guard answer.verdict == .symmetric else { return .nothing }
      return .excluded(
        Self.identifiers[1],
        because: "the fields of records that both sides report agree"
      )
    }
    // What the recipient lacks decides alone: a loss the other way has another cause.
    let transformable = lost.count { $0.1.attributeType == Self.type }
    let isTransformable = 2 * transformable > lost.count
    let isWhole = answer.entities.flatMap(\.fields).allSatisfy { field in
      field.attributeType != Self.type || field.owner.present == 0
        || field.verdict == .lostOnRecipient
    }
    let explainsAll = isWhole && transformable == lost.count
    let evidence = lost.prefix(8).map { entity, field in
      Evidence(
        "\(entity.entity).\(field.field)\(field.attributeType.map { " (\($0))" } ?? ""): the owner "
          + "has it in \(field.owner.present) records, the recipient in "
          + "\(field.recipient.present); of \(entity.sharedRecords) that both report, "
          + "\(field.onlyOwner) have it at the owner only",
        reference(entity.entity, timeline)
      )
    }
    let names = lost.map { "\($0.entity).\($1.field)" }
    return .found(
      isTransformable
        ? transformableLost(names, evidence, explainsAll) : other(names, evidence)
    )
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

  private func reference(_ entity: String, _ timeline: Timeline) -> EvidenceSource? {
    timeline.facts.records.filter { $0.key.entity == entity && $0.key.role == "recipient" }
      .map(\.value.reference).min().flatMap(timeline.locate)
  }

  private func transformableLost(
    _ names: [String],
    _ evidence: [Evidence],
    _ explainsAll: Bool
  ) -> Finding {
    var finding = Finding(
      id: Self.identifiers[0],
      title: "Transformable fields are lost across the share",
      severity: .error,
      confidence: explainsAll ? 0.85 : 0.6,
      summary: "\(names.joined(separator: ", ")) arrive empty at the recipient, and "
        + (explainsAll
          ? "these are exactly the Transformable fields that the owner filled."
          : "most of these are Transformable."),
      evidence: evidence
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
      "The recipient's build and model: an older build has the same picture.",
      "Whether the value transformer is registered before the store loads on the recipient.",
    ]
    finding.lookAlikes = ["asset-field-missing-in-production", "field-lost-across-share"]
    return finding
  }

  private func other(_ names: [String], _ evidence: [Evidence]) -> Finding {
    var finding = Finding(
      id: Self.identifiers[1],
      title: "Fields are lost across the share",
      severity: .error,
      confidence: 0.6,
      summary: "\(names.joined(separator: ", ")) have values at the owner and none at the "
        + "recipient; their type doesn't explain it.",
      evidence: evidence
    )
    finding.fix = [
      "Compare build and model of both devices: fields that are new are unknown to an older build.",
      "See that the production schema has these fields, and their _ckAsset companions.",
    ]
    finding.verify = ["`ask asymmetry` calls the fields symmetric."]
    finding.lookAlikes = ["transformable-lost-across-share"]
    return finding
  }
}
