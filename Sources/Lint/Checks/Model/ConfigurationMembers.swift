internal import Schemas

/// Finds configurations that hold nothing, or what the model doesn't have.
struct ConfigurationMembers: ModelCheck {
  let rule = LintRule(
    "configuration-members",
    .warning,
    "A configuration is empty or names an unknown entity",
    meaning: "A store that is given an empty configuration does not load; an entity that is gone "
      + "from the model is in no store.",
    fix: "Add the entities to the configuration, or remove it.",
    source: .validator,
    certainty: .strong
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.model.configurations.flatMap { configuration -> [LintResult] in
      guard !configuration.entityNames.isEmpty else {
        return [
          rule.result(
            "configuration \(configuration.name) has no entities",
            file: model.model.file,
            line: configuration.line
          )
        ]
      }
      return configuration.entityNames.filter { model.model.entity(named: $0) == nil }.map { name in
        rule.result(
          "configuration \(configuration.name) names \(name), which the model does not have",
          file: model.model.file,
          line: configuration.line,
          entity: name
        )
      }
    }
  }
}
