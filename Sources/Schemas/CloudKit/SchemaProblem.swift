/// A place in a schema that the grammar doesn't allow.
package struct SchemaProblem: Sendable, Equatable {
  package let line: Int

  /// Counted from one, in characters; a tab is one.
  package let column: Int

  package let expected: String

  package let found: String
}

extension SchemaProblem: CustomStringConvertible {
  /// The problem in the way `cktool validate-schema` names the place.
  package var description: String {
    "at line \(line), column \(column): expected \(expected), found \(found)"
  }
}
