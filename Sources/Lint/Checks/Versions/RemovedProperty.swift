internal import Schemas

/// Finds attributes and relationships that the version before had.
struct RemovedProperty: VersionCheck {
  let rule = LintRule(
    "property-removed",
    .warning,
    "A property of the previous version is gone",
    meaning: "Its values are dropped from the local store in the migration; its field stays in "
      + "production, unread.",
    fix: "Keep the property for one release and copy what it holds (`syncscope plan` shows how).",
    source: .fieldNotes,
    certainty: .strong
  )

  func results(from old: CoreDataModel, to new: MirroredModel) -> [LintResult] {
    new.entities.flatMap { entity -> [LintResult] in
      guard
        let before = old.entity(named: entity.renamingIdentifier ?? entity.name)
          ?? old.entity(named: entity.name)
      else { return [] }
      // A property may have moved to a parent, or been renamed.
      let lineage = new.model.lineage(of: entity)
      let attributes = lineage.flatMap(\.attributes).flatMap { [$0.name, $0.renamingIdentifier] }
      let relationships = lineage.flatMap(\.relationships)
        .flatMap { [$0.name, $0.renamingIdentifier] }
      let names = Set((attributes + relationships).compactMap(\.self))
      let gone =
        before.attributes.filter(CloudKitMapping.isMirrored).map(\.name)
        + before.relationships.map(\.name)
      return gone.filter { !names.contains($0) }.map { name in
        rule.result(
          "\(entity.name).\(name) of \(old.name) is gone; CD_\(name) stays in production",
          file: new.model.file,
          line: entity.line,
          entity: entity.name,
          field: name
        )
      }
    }
  }
}
