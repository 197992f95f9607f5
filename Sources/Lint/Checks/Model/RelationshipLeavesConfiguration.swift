internal import Schemas

/// Finds relationships to entities outside their configuration.
struct RelationshipLeavesConfiguration: ModelCheck {
  let rule = LintRule(
    "relationship-leaves-configuration",
    .error,
    "A relationship leads out of its configuration",
    meaning: "The store does not load: the other end would be in a store that is not synced with "
      + "it.",
    fix: "Make the destination a member of the same configurations, or keep its identifier in an "
      + "attribute and fetch it.",
    source: .validator,
    certainty: .strong
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.model.configurations.prefix(Limits.maxConfigurations)
      .filter { model.roles.role(of: $0) != .local }
      .flatMap { results(in: $0, of: model) }
  }

  private func results(
    in configuration: ModelConfiguration,
    of model: MirroredModel
  ) -> [LintResult] {
    let members = Set(configuration.entityNames)
    let level = model.roles.role(of: configuration) == .mirrored ? rule.level : .warning
    return model.relationships.compactMap { entity, relationship in
      guard members.contains(entity.name), let destination = relationship.destination,
        let other = model.model.entity(named: destination), !members.contains(other.name)
      else { return nil }
      return rule.result(
        "\(entity.name).\(relationship.name) leads to \(destination), which is not in "
          + "configuration \(configuration.name)",
        file: model.model.file,
        line: relationship.line,
        entity: entity.name,
        field: relationship.name,
        level: level
      )
    }
  }
}
