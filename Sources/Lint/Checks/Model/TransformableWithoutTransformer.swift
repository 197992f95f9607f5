internal import Schemas

/// Finds Transformable attributes that name no transformer.
struct TransformableWithoutTransformer: ModelCheck {
  let rule = LintRule(
    "transformable-without-transformer",
    .warning,
    "A Transformable attribute names no transformer",
    meaning: "Core Data falls back on its default, which the validator may not find by name and "
      + "which is no secure one in older systems.",
    fix: "Name a registered, reversible transformer, or NSSecureUnarchiveFromData; better, store a "
      + "native type (`syncscope plan`).",
    source: .validator,
    certainty: .likely
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.attributes
      .filter { $0.attribute.type == .transformable }
      .filter { $0.attribute.valueTransformerName?.isEmpty ?? true }
      .map { entity, attribute in
        rule.result(
          "\(entity.name).\(attribute.name) has no value transformer",
          file: model.model.file,
          line: attribute.line,
          entity: entity.name,
          field: attribute.name
        )
      }
  }
}
