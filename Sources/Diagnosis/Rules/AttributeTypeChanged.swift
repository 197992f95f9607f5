import Findings
import SyncEvents

/// R26: an attribute has another type than the field that was deployed for it.
///
/// Certain, since the server names both types.
struct AttributeTypeChanged: TracedRule {
  static let identifiers = ["attribute-type-changed-after-deployment"]
  static let stage = Stage.schema

  let signals: Set<String> = ["server.type-mismatch"]

  let conclusion = Conclusion(
    title: "An attribute's type differs from the deployed field",
    confidence: 0.95,
    summary: "The server keeps the type that a field had when it was first made and refuses values "
      + "of another. A type can't be changed once it is deployed.",
    fix: [
      "Give the attribute a new name with the new type, and copy the values in the app.",
      "Leave the old field in the schema; it is an orphan and does no harm.",
    ],
    verify: ["Exports end well with the new field; the old one gets no new values."],
    notWorthTrying: ["Deploying again: production never changes a field's type."],
    lookAlikes: ["production-schema-missing-field"]
  )
}
