import Findings
import Lint
import SyncEvents

/// R22, R26 from files: the model that was given needs what the schema that was given lacks.
///
/// Strong where a build of production is in the evidence, since the schema may also be
/// Development's; without one it is a risk to be looked at before the next release.
struct ModelAgainstSchema: Rule {
  static let identifiers =
    ProductionSchema.identifiers + AttributeTypeChanged.identifiers
    + ["codable-attribute-stored-as-bytes"]
  static let stage = Stage.schema

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let types = timeline.lintResults(of: ["schema-lacks-type"])
    let fields = timeline.lintResults(of: ["schema-lacks-field"]).filter { result in
      // What is made only on first need is told by the schema itself.
      result.field.flatMap(CompanionFieldMissing.identifier(ofField:)) == nil
    }
    let retyped = timeline.lintResults(of: ["field-type-drift"])
    let encoded = timeline.lintResults(of: ["attribute-stored-as-bytes"])
    let found = [types, fields, retyped, encoded]
    return RuleOutcome(
      findings: zip(Self.identifiers, found).filter { !$1.isEmpty }.map { id, results in
        var finding = Self.conclusion(id, timeline.isOfProduction)
          .finding(id, results.evidence(), devices: [])
        if !timeline.isOfProduction {
          finding.captureNext = ["The environment of the schema, and of the build that fails."]
        }
        return finding
      }
    )
  }

  private static func conclusion(_ id: String, _ isOfProduction: Bool) -> Conclusion {
    let isGap = ProductionSchema.identifiers.contains(id)
    let isType = id == ProductionSchema.identifiers[0]
    return Conclusion(
      title: isGap
        ? "The schema lacks a \(isType ? "record type" : "field") of the model"
        : "A field has another type than the model's attribute",
      severity: isOfProduction ? .error : .warning,
      confidence: isOfProduction ? 0.7 : 0.5,
      summary: isGap
        ? "If this is production's schema, records with it are refused, and their batches with "
          + "them; Development makes it with the first value."
        : "CloudKit keeps a field's first type for ever, and refuses values of another.",
      fix: isGap
        ? [
          "Run initializeCloudKitSchema() in a debug build, look for it in Development, and deploy.",
          "syncscope lint --dev development.ckdb --production production.ckdb lists the difference.",
        ]
        : [
          "Give the attribute a new name with the new type; keep the old one for a release "
            + "(syncscope plan)."
        ],
      verify: ["syncscope lint of model and production schema says nothing of it any more."],
      lookAlikes: ["debug-build-in-production-environment"]
    )
  }
}
