/// A field that mirroring needs for a model.
package struct ExpectedField: Sendable, Equatable {
  /// What in the model the field is for.
  package enum Reason: Sendable, Equatable {
    /// Every record says which entity it is of.
    case entityName
    case attribute(entity: String, name: String)
    /// The place for values of the attribute that are too large; it comes with the first of them.
    case assetOfAttribute(entity: String, name: String)
    case toOneRelationship(entity: String, name: String)
    case manyToManyRelationships
    /// Sharing moves records to another zone; it comes with the first that is moved.
    case moveReceipt
    case assetOfMoveReceipt
  }

  package let name: String

  package let type: SchemaFieldType

  package let reason: Reason

  /// The line of the model on which it is declared, or that of the entity.
  package let line: Int

  package let source: MappingSource
}

extension ExpectedField {
  /// Whether CloudKit gets the field only when a record first needs it, so that tests with little
  /// data leave it out of the schema.
  package var isCreatedLate: Bool {
    switch reason {
    case .assetOfAttribute, .moveReceipt, .assetOfMoveReceipt: true
    case .entityName, .attribute, .toOneRelationship, .manyToManyRelationships: false
    }
  }
}
