/// A part of a schema that this build doesn't know, kept as it stands in the file.
package struct SchemaClause: Sendable, Equatable {
  package let text: String

  package let line: Int
}
