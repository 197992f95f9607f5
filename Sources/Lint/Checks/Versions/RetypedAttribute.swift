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
    new.entities.flatMap { entity -> [LintResult] in
      guard let before = old.entity(named: entity.name) else { return [] }
      let known = Dictionary(before.attributes.map { ($0.name, $0) }) { first, _ in first }
      return entity.attributes.filter(CloudKitMapping.isMirrored).compactMap { attribute in
        known[attribute.name].flatMap { result(attribute, $0, of: entity, from: old, to: new) }
      }
    }
  }

  private func result(
    _ attribute: ModelAttribute,
    _ before: ModelAttribute,
    of entity: ModelEntity,
    from old: CoreDataModel,
    to new: MirroredModel
  ) -> LintResult? {
    guard let type = CloudKitMapping.fieldType(for: attribute),
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
