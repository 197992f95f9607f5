extension CloudKitMapping {
  /// The CloudKit type of an attribute; `nil` if CloudKit has none for it.
  ///
  /// Apple's table names classes (`NSNumber`, `NSString`, …); the names that schemas use for them
  /// are from exported ones.
  package static func fieldType(for attribute: ModelAttribute) -> SchemaFieldType? {
    guard let type = fieldType(for: attribute.type) else { return nil }
    return attribute.allowsCloudEncryption ? type.encrypted : type
  }

  /// The CloudKit type of attributes of a type, unencrypted.
  package static func fieldType(for type: AttributeType) -> SchemaFieldType? {
    switch type {
    case .integer16, .integer32, .integer64, .boolean: .int64
    case .double, .float, .decimal: .double
    case .date: .timestamp
    case .string, .uuid, .uri: .string
    case .binary, .transformable: .bytes
    default: nil
    }
  }

  /// Whether values may be too large for a record, so that the field has an asset beside it.
  package static func hasAssetField(_ type: AttributeType) -> Bool {
    type == .string || type == .binary || type == .transformable
  }

  /// Whether an attribute is mirrored at all.
  ///
  /// Transient, derived and ignored ones aren't: OpenCloudData's `shouldTrackProperty:` and its
  /// passing over read-only attributes, which derived ones are.
  package static func isMirrored(_ attribute: ModelAttribute) -> Bool {
    !attribute.isTransient && !attribute.isDerived && !isIgnored(attribute.userInfo)
  }

  /// Whether a relationship is mirrored at all, in whatever form.
  package static func isMirrored(_ relationship: ModelRelationship) -> Bool {
    !isIgnored(relationship.userInfo)
  }

  /// Whether a relationship is kept in joins: both of its ends are to-many.
  ///
  /// Without an inverse that isn't known, and mirroring refuses the model anyway.
  package static func isManyToMany(
    _ relationship: ModelRelationship,
    in model: CoreDataModel
  ) -> Bool {
    relationship.isToMany && model.inverse(of: relationship)?.isToMany == true
  }

  private static func isIgnored(_ userInfo: [String: String]) -> Bool {
    ["1", "yes", "true"].contains(userInfo[ignoredKey]?.lowercased())
  }
}
