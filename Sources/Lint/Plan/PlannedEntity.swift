/// The condemned fields of an entity, with their successors.
package struct PlannedEntity: Sendable, Equatable {
  package let entity: String

  /// The class in code.
  package let className: String

  /// The record type in CloudKit, which is named for the root entity.
  package let recordType: String

  /// The line of the model on which the entity is declared.
  package let line: Int

  package let fields: [PlannedField]

  /// An attribute that tells objects apart on every device, if there is one.
  package let identifier: String?
}
