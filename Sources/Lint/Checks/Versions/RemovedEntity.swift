internal import Schemas

/// Finds entities that the version before had.
struct RemovedEntity: VersionCheck {
  let rule = LintRule(
    "entity-removed",
    .warning,
    "An entity of the previous version is gone",
    meaning: "Its local objects are dropped in the migration; its records stay in CloudKit, and "
      + "devices with an older version go on using them.",
    fix: "Keep the entity until no supported version uses it, or export its data first.",
    source: .records,
    certainty: .strong
  )

  func results(from old: CoreDataModel, to new: MirroredModel) -> [LintResult] {
    old.entities.filter { entity in
      new.model.entity(named: entity.name) == nil
        && !new.model.entities.contains { $0.renamingIdentifier == entity.name }
    }.map { entity in
      rule.result(
        "\(entity.name) of \(old.name) is not in \(new.model.name)",
        file: new.model.file,
        line: new.model.line,
        entity: entity.name
      )
    }
  }
}
