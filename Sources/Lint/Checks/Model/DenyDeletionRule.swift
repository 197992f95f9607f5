internal import Schemas

/// Finds relationships whose deletion rule is Deny.
struct DenyDeletionRule: ModelCheck {
  let rule = LintRule(
    "deny-deletion-rule",
    .error,
    "A relationship's deletion rule is Deny",
    meaning: "The store does not load: a deletion made elsewhere cannot be denied here.",
    fix: "Use Nullify or Cascade (No Action loads, too) and check in code before deleting.",
    source: .validator,
    certainty: .certain
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.relationships.filter { $0.relationship.deletionRule == .deny }
      .map { entity, relationship in
        rule.result(
          "\(entity.name).\(relationship.name) denies deletion\(model.condition(of: entity))",
          file: model.model.file,
          line: relationship.line,
          entity: entity.name,
          field: relationship.name,
          level: model.level(rule.level, of: entity)
        )
      }
  }
}
