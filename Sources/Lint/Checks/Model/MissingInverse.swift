internal import Schemas

/// Finds relationships without an inverse.
struct MissingInverse: ModelCheck {
  let rule = LintRule(
    "relationship-without-inverse",
    .error,
    "A relationship has no inverse",
    meaning: "The store does not load: mirroring needs both ends of every relationship.",
    fix: "Add the inverse relationship to the destination entity and name each as the other's "
      + "inverse.",
    source: .model,
    certainty: .certain
  )

  func results(in model: MirroredModel) -> [LintResult] {
    model.relationships.compactMap { entity, relationship in
      guard let problem = Self.problem(relationship, in: model.model) else { return nil }
      return rule.result(
        "\(entity.name).\(relationship.name) \(problem)\(model.condition(of: entity))",
        file: model.model.file,
        line: relationship.line,
        entity: entity.name,
        field: relationship.name,
        level: model.level(rule.level, of: entity)
      )
    }
  }

  private static func problem(_ relationship: ModelRelationship, in model: CoreDataModel) -> String?
  {
    guard let inverse = relationship.inverseName else { return "has no inverse" }
    guard model.inverse(of: relationship) == nil else { return nil }
    let entity = relationship.inverseEntity ?? relationship.destination ?? "its destination"
    return "names the inverse \(entity).\(inverse), which the model does not have"
  }
}
