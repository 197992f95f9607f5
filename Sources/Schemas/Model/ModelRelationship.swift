/// A relationship of an entity.
package struct ModelRelationship: Sendable, Equatable {
  package let name: String

  /// The line on which its tag begins.
  package let line: Int

  /// The name of the entity it leads to.
  package let destination: String?

  package let inverseName: String?

  package let inverseEntity: String?

  package let isToMany: Bool

  package let isOrdered: Bool

  /// Whether the file says `optional="YES"`; absent means required.
  package let isOptional: Bool

  package let deletionRule: DeletionRule?

  package let minCount: Int?

  package let maxCount: Int?

  /// Whether the file marks it for encryption, which only attributes can have.
  package let allowsCloudEncryption: Bool

  /// The name in an earlier version (`elementID`, or `renamingIdentifier` in older files).
  package let renamingIdentifier: String?

  package let userInfo: [String: String]
}
