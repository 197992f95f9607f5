internal import Schemas

/// Finds attributes and relationships that were given another name.
struct RenamedProperty: ModelCheck {
  let rule = LintRule(
    "property-renamed",
    .warning,
    "A property has a renaming identifier",
    meaning: "Renaming moves values in the local store only. In CloudKit the new name is a new "
      + "field, and production keeps the old one: older versions and other devices write there.",
    fix: "Keep the name; or add the new one beside it and copy (`syncscope plan` shows how).",
    source: .records,
    certainty: .likely
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.attributes.compactMap { entity, attribute in
      guard let old = attribute.renamingIdentifier, old != attribute.name else { return nil }
      return result(entity, attribute.name, old, line: attribute.line, in: model)
    }
      + model.relationships.compactMap { entity, relationship in
        guard let old = relationship.renamingIdentifier, old != relationship.name else {
          return nil
        }
        return result(entity, relationship.name, old, line: relationship.line, in: model)
      }
  }

  private func result(
    _ entity: ModelEntity,
    _ name: String,
    _ old: String,
    line: Int,
    in model: MirroredModel
  ) -> LintResult {
    rule.result(
      "\(entity.name).\(name) was \(old): values in CD_\(old) stay behind",
      file: model.model.file,
      line: line,
      entity: entity.name,
      field: name
    )
  }
}
