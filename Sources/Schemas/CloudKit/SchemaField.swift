/// A field of a record type.
package struct SchemaField: Sendable, Equatable {
  /// The name without quotes.
  package let name: String

  /// Whether the file quotes the name; system fields (`___recordID`) always are.
  package let isQuoted: Bool

  package let type: SchemaFieldType

  package let indexes: Set<SchemaIndex>

  /// Words after the type that this build doesn't know.
  package let otherClauses: [SchemaClause]

  package let line: Int
}

extension SchemaField {
  /// Whether CloudKit keeps the field itself: such names begin with three underscores.
  package var isSystem: Bool { name.hasPrefix("___") }
}
