internal import Schemas

/// Finds uniqueness constraints.
struct UniqueConstraint: ModelCheck {
  let rule = LintRule(
    "unique-constraint",
    .error,
    "An entity has a uniqueness constraint",
    meaning: "The store does not load: two devices may make the same value before they sync, so "
      + "mirroring refuses the promise.",
    fix: "Remove the constraint (@Attribute(.unique), #Unique) and merge duplicates after imports.",
    source: .model,
    certainty: .certain
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.entities.flatMap { entity in
      entity.uniquenessConstraints.map { constraint in
        rule.result(
          "\(entity.name) must be unique by \(constraint.properties.joined(separator: ", "))"
            + model.condition(of: entity),
          file: model.model.file,
          line: constraint.line,
          entity: entity.name,
          field: constraint.properties.count == 1 ? constraint.properties.first : nil,
          level: model.level(rule.level, of: entity)
        )
      }
    }
  }
}
