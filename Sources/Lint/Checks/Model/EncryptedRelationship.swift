internal import Schemas

/// Finds relationships marked for encryption.
struct EncryptedRelationship: ModelCheck {
  let rule = LintRule(
    "encrypted-relationship",
    .error,
    "A relationship is marked for encryption",
    meaning: "The store does not load: only attributes can be encrypted.",
    fix: "Remove Allows Cloud Encryption from the relationship.",
    source: .validator,
    certainty: .strong
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.relationships.filter(\.relationship.allowsCloudEncryption).map { entity, relationship in
      rule.result(
        "\(entity.name).\(relationship.name) is marked for encryption"
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
