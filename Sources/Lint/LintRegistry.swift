/// All checks, in the order in which the reference lists them.
package enum LintRegistry {
  package static let checks: [any LintCheck] = sections.flatMap(\.checks)

  /// The checks by what they look at.
  package static let sections: [Section] = [
    Section(title: "What Core Data's own validator refuses", checks: refused),
    Section(title: "Models", checks: model),
    Section(title: "Versions of a model", checks: versions),
    Section(title: "CloudKit schemas", checks: schema),
    Section(title: "Development against production", checks: deployment),
    Section(title: "Model against schema", checks: comparison),
    Section(title: "Entitlements and Info.plist", checks: settings),
    Section(title: "Swift sources", checks: sources),
  ]

  /// Checks of one kind, and what the reference calls them.
  package struct Section: Sendable {
    package let title: String
    package let checks: [any LintCheck]
  }

  /// What mirroring's own validator refuses.
  private static let refused: [any LintCheck] = [
    MissingInverse(), OrderedRelationship(), RequiredRelationship(),
    RequiredAttributeWithoutDefault(), UnsupportedAttributeType(), UniqueConstraint(),
    DenyDeletionRule(), RelationshipLeavesConfiguration(), IgnoredRelationship(),
    EncryptedRelationship(), RecordIdentityNotKept(), LargeBinary(),
  ]

  private static let model: [any LintCheck] = [
    TransformableAttribute(), TransformableWithoutTransformer(), TransformableClass(),
    InsecureTransformer(), OptionalScalar(), NameCollision(), TooManyFields(),
    UnequalConfigurations(), ConfigurationMembers(), EntityInNoConfiguration(),
    NoNamedConfiguration(), NotMarkedForCloudKit(), RenamedEntity(), RenamedProperty(),
  ]

  private static let versions: [any LintCheck] = [
    VersionInUse(), RemovedEntity(), RemovedProperty(), RetypedAttribute(), AddedProperties(),
  ]

  private static let schema: [any LintCheck] = [
    BytesWithoutAsset(), EncodedField(), MissingMoveReceipt(), MissingShareType(), PublicIndexes(),
    TypeTooLarge(), ImplicitNumber(), SchemaSyntax(),
  ]

  private static let deployment: [any LintCheck] = [
    UndeployedType(), UndeployedField(), UndeployedIndex(), RemovedType(), RemovedField(),
    ChangedType(), DroppedIndex(),
  ]

  private static let comparison: [any LintCheck] = [
    SchemaLacksType(), SchemaLacksField(), FieldTypeDrift(), EncodedAsBytes(), OrphanedField(),
  ]

  private static let settings: [any LintCheck] = [
    CloudKitService(), ContainerIdentifiers(), PushEnvironment(), PinnedEnvironment(),
    RemoteNotificationMode(), SharingSupported(),
  ]

  private static let sources: [any LintCheck] = [
    DiscardedResult(), ShareCheckedForNil(), EmptyCatch(),
  ]

  /// The rule of an identifier.
  package static func rule(_ id: String) -> LintRule? {
    checks.lazy.map(\.rule).first { $0.id == id }
  }
}
