internal import Schemas

/// Finds attributes of types that CloudKit has nothing for.
struct UnsupportedAttributeType: ModelCheck {
  let rule = LintRule(
    "unsupported-attribute-type",
    .error,
    "An attribute's type cannot be mirrored",
    meaning: "The store does not load: Undefined, Object ID and Composite have no field type.",
    fix: "Use a native type; make a composite's parts attributes of their own; mark what need not "
      + "be stored as transient.",
    source: .validator,
    certainty: .strong
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.attributes.filter { Self.types.contains($0.attribute.type) }.map { entity, attribute in
      rule.result(
        "\(entity.name).\(attribute.name) is of type \(attribute.type.rawValue)"
          + model.condition(of: entity),
        file: model.model.file,
        line: attribute.line,
        entity: entity.name,
        field: attribute.name,
        level: model.level(rule.level, of: entity)
      )
    }
  }

  private static let types: Set<AttributeType> = [.undefined, .objectID, .composite]
}
