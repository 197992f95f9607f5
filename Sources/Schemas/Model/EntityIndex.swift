/// Where a model's entities and relationships stand, by name; of several, the first.
struct EntityIndex: Sendable, Equatable {
  private struct RelationshipKey: Hashable {
    let entity: String
    let relationship: String
  }

  /// The positions of entities in their model.
  let entities: [String: Int]

  private let relationships: [RelationshipKey: Int]

  init(_ entities: [ModelEntity]) {
    var entityPositions: [String: Int] = [:]
    var relationshipPositions: [RelationshipKey: Int] = [:]
    for (position, entity) in entities.enumerated() where entityPositions[entity.name] == nil {
      entityPositions[entity.name] = position
      for (position, relationship) in entity.relationships.enumerated() {
        let key = RelationshipKey(entity: entity.name, relationship: relationship.name)
        relationshipPositions[key] = relationshipPositions[key] ?? position
      }
    }
    self.entities = entityPositions
    relationships = relationshipPositions
  }

  /// The position of a relationship among those of its entity.
  func relationship(_ name: String, of entity: String) -> Int? {
    relationships[RelationshipKey(entity: entity, relationship: name)]
  }
}
