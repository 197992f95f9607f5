internal import Schemas

/// Finds attributes whose field would change its type.
struct RetypedAttribute: VersionCheck {
  let rule = LintRule(
    "attribute-retyped",
    .warning,
    "An attribute has another type than in the previous version",
    meaning: "If the previous version was deployed, CloudKit refuses the new type: a field keeps "
      + "its type for ever. Hold the model against production's schema to be sure.",
    fix: "Keep the old attribute and add the new type under a new name (`syncscope plan`).",
    source: .fieldNotes,
    certainty: .strong
  )

  func results(from old: CoreDataModel, to new: MirroredModel) -> [LintResult] {
    new.attributes.compactMap { entity, attribute in
      guard let before = old.entity(named: entity.name)?.attribute(named: attribute.name),
        let type = CloudKitMapping.fieldType(for: attribute),
        let typeBefore = CloudKitMapping.fieldType(for: before), type != typeBefore
      else { return nil }
      return rule.result(
        "\(entity.name).\(attribute.name) was \(before.type.rawValue) in \(old.name), now "
          + "\(attribute.type.rawValue): \(typeBefore.rawValue) would become \(type.rawValue)",
        file: new.model.file,
        line: attribute.line,
        entity: entity.name,
        field: attribute.name
      )
    }
  }
}
