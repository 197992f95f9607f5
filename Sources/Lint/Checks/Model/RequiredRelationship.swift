internal import Schemas

/// Finds relationships that are not optional.
struct RequiredRelationship: ModelCheck {
  let rule = LintRule(
    "required-relationship",
    .error,
    "A relationship is not optional",
    meaning: "The store does not load: records arrive in any order, so an object must be able to "
      + "stand without the other end. To-many relationships are meant, too.",
    fix: "Tick Optional on the relationship, and let the app bear a nil or empty end.",
    source: .model,
    certainty: .certain
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.relationships.filter { !$0.relationship.isOptional }.map { entity, relationship in
      rule.result(
        "\(entity.name).\(relationship.name) is not optional\(model.condition(of: entity))",
        file: model.model.file,
        line: relationship.line,
        entity: entity.name,
        field: relationship.name,
        level: model.level(rule.level, of: entity)
      )
    }
  }
}
