/// An attribute of an entity.
package struct ModelAttribute: Sendable, Equatable {
  package let name: String

  /// The line on which its tag begins.
  package let line: Int

  package let type: AttributeType

  /// Whether the file says `optional="YES"`; absent means required.
  package let isOptional: Bool

  /// The default's text: `defaultValueString`, or `defaultDateTimeInterval` of a date.
  ///
  /// An empty text is a default, too.
  package let defaultValue: String?

  package let usesScalarValueType: Bool

  /// The transformer's name; an empty one is kept, since it isn't the same as none.
  package let valueTransformerName: String?

  package let customClassName: String?

  package let isDerived: Bool

  package let isTransient: Bool

  package let allowsExternalBinaryDataStorage: Bool

  package let allowsCloudEncryption: Bool

  /// Whether a deletion leaves the value in persistent history, in the tombstone.
  package let preservesValueInHistoryOnDeletion: Bool

  /// The `syncable` mark; `nil` if the file doesn't say.
  package let isSyncable: Bool?

  /// The name in an earlier version (`elementID`, or `renamingIdentifier` in older files).
  package let renamingIdentifier: String?

  package let versionHashModifier: String?

  package let userInfo: [String: String]
}

extension ModelAttribute {
  package var hasDefault: Bool { defaultValue != nil }

  /// Whether CloudKit mirroring refuses the attribute: it can be neither absent nor defaulted.
  package var isRequiredWithoutDefault: Bool { !isOptional && !hasDefault }
}
