internal import Schemas

/// Finds entities that were given another name.
struct RenamedEntity: ModelCheck {
  let rule = LintRule(
    "entity-renamed",
    .warning,
    "An entity has a renaming identifier",
    meaning: "A record type is named for its entity and cannot be renamed. Mirroring refused the "
      + "renamed entity in an app; where it loads, old records stay under the old type.",
    fix: "Keep the entity's name and change only the class name (representedClassName).",
    source: .renaming,
    certainty: .likely
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.entities.compactMap { entity in
      guard let old = entity.renamingIdentifier, old != entity.name else { return nil }
      return rule.result(
        "\(entity.name) was \(old): CD_\(old) and its records stay behind",
        file: model.model.file,
        line: entity.line,
        entity: entity.name
      )
    }
  }
}
