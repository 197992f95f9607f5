/// A set of properties whose values no two objects may share.
package struct UniquenessConstraint: Sendable, Equatable {
  package let properties: [String]

  /// The line on which its tag begins.
  package let line: Int
}
