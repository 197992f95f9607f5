internal import Schemas

/// Finds relationships marked to be left out of mirroring.
struct IgnoredRelationship: ModelCheck {
  let rule = LintRule(
    "ignored-relationship",
    .error,
    "A relationship is marked as ignored",
    meaning: "The store does not load: only attributes can be left out of mirroring.",
    fix: "Remove NSCloudKitMirroringDelegateIgnoredPropertyKey from the relationship's user info.",
    source: .validator,
    certainty: .strong
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.entities.flatMap { entity in
      entity.relationships.filter { !CloudKitMapping.isMirrored($0) }.map { relationship in
        rule.result(
          "\(entity.name).\(relationship.name) is marked as ignored"
            + model.condition(of: entity),
          file: model.model.file,
          line: relationship.line,
          entity: entity.name,
          field: relationship.name,
          level: model.level(rule.level, of: entity)
        )
      }
    }
  }
}
