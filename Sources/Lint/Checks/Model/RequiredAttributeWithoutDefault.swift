internal import Schemas

/// Finds attributes that may neither be nil nor have a default.
struct RequiredAttributeWithoutDefault: ModelCheck {
  let rule = LintRule(
    "required-attribute-without-default",
    .error,
    "A required attribute has no default",
    meaning: "The store does not load: a record that lacks the field must still make an object.",
    fix: "Tick Optional, or give the attribute a default value.",
    source: .model,
    certainty: .certain
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.attributes.filter(\.attribute.isRequiredWithoutDefault).map { entity, attribute in
      rule.result(
        "\(entity.name).\(attribute.name) is required and has no default"
          + model.condition(of: entity),
        file: model.model.file,
        line: attribute.line,
        entity: entity.name,
        field: attribute.name,
        level: model.level(rule.level, of: entity)
      )
    }
  }
}
