/// A named part of a model that a store can be given.
package struct ModelConfiguration: Sendable, Equatable {
  package let name: String

  /// The line on which its tag begins.
  package let line: Int

  /// The "Used with CloudKit" mark; `nil` if the file doesn't say.
  ///
  /// Apple's text puts the tick on the configuration; no file seen so far spells it there.
  package let usedWithCloudKit: Bool?

  /// The names of the entities that belong to it, in the file's order.
  package let entityNames: [String]
}
