internal import Schemas

/// Finds entities that no named configuration holds.
struct EntityInNoConfiguration: ModelCheck {
  let rule = LintRule(
    "entity-in-no-configuration",
    .warning,
    "An entity is in no configuration",
    meaning: "Stores that are given named configurations do not hold the entity: its objects "
      + "cannot be saved.",
    fix: "Make it a member of the configurations whose stores should hold it.",
    source: .setup,
    certainty: .likely
  )

  func results(in model: MirroredModel) -> [LintResult] {
    guard !model.model.configurations.isEmpty else { return [] }
    let members = model.model.configurations.flatMap(\.entityNames)
      .compactMap { model.model.entity(named: $0) }
      .flatMap { model.model.lineage(of: $0) }
    let names = Set(members.map(\.name))
    return model.model.entities.filter { !names.contains($0.name) && !$0.isAbstract }.map {
      entity in
      rule.result(
        "\(entity.name) is in no configuration",
        file: model.model.file,
        line: entity.line,
        entity: entity.name
      )
    }
  }
}
