package import Schemas

/// The step from one condemned attribute to a native one.
package struct PlannedField: Sendable, Equatable {
  package let old: String

  package let oldType: AttributeType

  /// The class the old values are of.
  package let oldClass: String?

  /// The line of the model on which the old attribute is declared.
  package let line: Int

  package let new: String

  package let newType: AttributeType

  /// Whether the type was guessed from a name, so that somebody must look at it.
  package let isGuessed: Bool

  /// Why this type.
  package let reason: String

  /// How a value goes over.
  package let conversion: FieldConversion

  /// The name under which the app's own code uses the value.
  package let property: String
}

extension PlannedField {
  /// The old type in the model's words.
  package var oldTypeName: String { oldType.rawValue }

  /// The new type in the model's words.
  package var newTypeName: String { newType.rawValue }

  /// The field of the new attribute in CloudKit.
  package var newField: String { CloudKitMapping.fieldName(for: new) }

  /// The type of that field.
  package var newFieldType: SchemaFieldType {
    CloudKitMapping.fieldType(for: newType) ?? .string
  }

  /// The fields that stay in production without use.
  package var orphans: [String] {
    let field = CloudKitMapping.fieldName(for: old)
    return CloudKitMapping.hasAssetField(oldType)
      ? [field, CloudKitMapping.assetFieldName(for: old)] : [field]
  }

  /// The fields that production must have before the app is released.
  package var deployedFields: [(name: String, type: SchemaFieldType)] {
    let asset = CloudKitMapping.assetFieldName(for: new)
    return [(newField, newFieldType)]
      + (CloudKitMapping.hasAssetField(newType) ? [(asset, .asset)] : [])
  }
}
