import Findings
import Lint
import SyncEvents

/// R57 from a model file: a Transformable attribute is mirrored, before anything is lost.
///
/// A possibility: CloudKit takes the bytes, but whoever receives them must be able to read them.
struct TransformableRisk: Rule {
  static let identifiers = ["transformable-attribute-risk"]
  static let stage = Stage.fields

  private static let rules: Set<String> = [
    "transformable-attribute", "transformable-without-transformer", "transformable-custom-class",
    "insecure-transformer",
  ]

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let results = timeline.lintResults(of: Self.rules).filter { $0.level > .note }
    guard !results.isEmpty else { return .nothing }
    let conclusion = Conclusion(
      title: "Transformable attributes are mirrored",
      severity: SyncHealth.isShown(by: timeline) ? .info : .warning,
      confidence: 0.5,
      summary:
        "The value travels as opaque bytes. A device that lacks the transformer or the class, "
        + "or has another version of it, shows the field as empty and reports no error.",
      fix: [
        "syncscope plan Model.xcdatamodeld: native fields beside the old ones, with the copy at "
          + "launch.",
        "Or name a secure transformer that is registered before the store loads, in every version "
          + "of the app.",
      ],
      verify: ["syncscope ask asymmetry: the field is present on both sides of a share."],
      lookAlikes: ["transformable-lost-across-share"]
    )
    return .found(conclusion.finding(Self.identifiers[0], results.evidence(), devices: []))
  }
}
