/// A record type that mirroring needs for a model.
package struct ExpectedRecordType: Sendable, Equatable {
  package let name: String

  /// The root entity it stands for; `nil` for joins.
  package let entity: String?

  /// The line of that entity, or of the first many-to-many relationship.
  package let line: Int

  /// The fields, those of sub-entities included; without CloudKit's own.
  package let fields: [ExpectedField]

  package let source: MappingSource
}

extension ExpectedRecordType {
  package func field(named name: String) -> ExpectedField? {
    fields.first { $0.name == name }
  }
}
