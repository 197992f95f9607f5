extension CoreDataModel {
  /// The entity, its parent, that one's parent, and so on up to the root.
  ///
  /// A parent that isn't in the model ends the list, and so does a circle.
  package func lineage(of entity: ModelEntity) -> [ModelEntity] {
    var lineage = [entity]
    var names: Set<String> = [entity.name]
    while lineage.count < Limits.maxInheritanceDepth,
      let parentName = lineage.last?.parent,
      names.insert(parentName).inserted,
      let parent = self.entity(named: parentName)
    {
      lineage.append(parent)
    }
    return lineage
  }

  /// The topmost ancestor, or the entity itself.
  package func root(of entity: ModelEntity) -> ModelEntity {
    lineage(of: entity).last ?? entity
  }

  /// The attributes that objects of the entity have, the root's first.
  package func attributesWithInherited(of entity: ModelEntity) -> [ModelAttribute] {
    lineage(of: entity).reversed().flatMap(\.attributes)
  }

  /// The relationships that objects of the entity have, the root's first.
  package func relationshipsWithInherited(of entity: ModelEntity) -> [ModelRelationship] {
    lineage(of: entity).reversed().flatMap(\.relationships)
  }

  /// The other end of a relationship, if the model has it.
  ///
  /// It may be declared by an ancestor of the destination.
  package func inverse(of relationship: ModelRelationship) -> ModelRelationship? {
    guard let name = relationship.inverseName,
      let entityName = relationship.inverseEntity ?? relationship.destination,
      let entity = entity(named: entityName)
    else { return nil }
    for ancestor in lineage(of: entity) {
      if let position = index.relationship(name, of: ancestor.name) {
        return ancestor.relationships[position]
      }
    }
    return nil
  }
}
