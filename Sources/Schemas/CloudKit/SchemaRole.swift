/// A role that a schema creates.
package struct SchemaRole: Sendable, Equatable {
  package let name: String

  package let line: Int
}
