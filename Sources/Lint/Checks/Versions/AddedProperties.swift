internal import Schemas

/// Finds what is new and must be deployed.
struct AddedProperties: VersionCheck {
  let rule = LintRule(
    "added-properties",
    .note,
    "The version adds what production may not have",
    meaning: "New entities and attributes need their types and fields in production before the "
      + "build is released.",
    fix: "Run initializeCloudKitSchema() in a debug build and deploy; then check with "
      + "`syncscope lint MODEL --production production.ckdb`.",
    source: .synchronization,
    certainty: .certain
  )

  func results(from old: CoreDataModel, to new: MirroredModel) -> [LintResult] {
    new.entities.compactMap { entity in
      guard let before = old.entity(named: entity.renamingIdentifier ?? entity.name) else {
        return rule.result(
          "\(entity.name) is new since \(old.name)",
          file: new.model.file,
          line: entity.line,
          entity: entity.name
        )
      }
      let known = Set(before.attributes.map(\.name))
      let names = entity.attributes.filter(CloudKitMapping.isMirrored).map(\.name)
        .filter { !known.contains($0) }
      guard !names.isEmpty else { return nil }
      return rule.result(
        "\(entity.name) has new attributes since \(old.name): \(names.joined(separator: ", "))",
        file: new.model.file,
        line: entity.line,
        entity: entity.name
      )
    }
  }
}
