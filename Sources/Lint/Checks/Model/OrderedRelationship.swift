internal import Schemas

/// Finds ordered relationships.
struct OrderedRelationship: ModelCheck {
  let rule = LintRule(
    "ordered-relationship",
    .error,
    "A relationship is ordered",
    meaning: "The store does not load: mirroring refuses ordered relationships.",
    fix: "Untick Ordered and sort by an attribute of the destination, for example an Integer 64 "
      + "position.",
    source: .model,
    certainty: .certain
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.relationships.filter(\.relationship.isOrdered).map { entity, relationship in
      rule.result(
        "\(entity.name).\(relationship.name) is ordered\(model.condition(of: entity))",
        file: model.model.file,
        line: relationship.line,
        entity: entity.name,
        field: relationship.name,
        level: model.level(rule.level, of: entity)
      )
    }
  }
}
