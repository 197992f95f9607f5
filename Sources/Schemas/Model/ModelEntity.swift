/// An entity of a model, with what it declares itself.
package struct ModelEntity: Sendable, Equatable {
  package let name: String

  /// The line on which its tag begins.
  package let line: Int

  /// The name of the parent entity.
  package let parent: String?

  package let isAbstract: Bool

  package let representedClass: String?

  /// The `syncable` mark; `nil` if the file doesn't say.
  package let isSyncable: Bool?

  /// The name in an earlier version (`elementID`, or `renamingIdentifier` in older files).
  package let renamingIdentifier: String?

  package let versionHashModifier: String?

  package let attributes: [ModelAttribute]

  package let relationships: [ModelRelationship]

  package let uniquenessConstraints: [UniquenessConstraint]

  package let fetchedPropertyNames: [String]

  package let fetchIndexNames: [String]

  package let userInfo: [String: String]
}

extension ModelEntity {
  /// The attribute of this name that the entity itself declares.
  package func attribute(named name: String) -> ModelAttribute? {
    attributes.first { $0.name == name }
  }

  /// The relationship of this name that the entity itself declares.
  package func relationship(named name: String) -> ModelRelationship? {
    relationships.first { $0.name == name }
  }
}
