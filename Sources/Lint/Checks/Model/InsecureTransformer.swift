internal import Schemas

/// Finds attributes that still use the transformer without secure coding.
struct InsecureTransformer: ModelCheck {
  let rule = LintRule(
    "insecure-transformer",
    .warning,
    "A Transformable attribute uses the insecure transformer",
    meaning: "NSKeyedUnarchiveFromData is deprecated; systems that enforce secure coding may "
      + "refuse it and leave the value nil.",
    fix: "Use NSSecureUnarchiveFromData for property list classes; better, a native type.",
    source: .fieldReports,
    certainty: .possible
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.attributes
      .filter { $0.attribute.valueTransformerName?.hasPrefix("NSKeyedUnarchiveFromData") == true }
      .map { entity, attribute in
        rule.result(
          "\(entity.name).\(attribute.name) uses NSKeyedUnarchiveFromData",
          file: model.model.file,
          line: attribute.line,
          entity: entity.name,
          field: attribute.name
        )
      }
  }
}
