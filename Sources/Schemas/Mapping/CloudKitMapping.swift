/// How Core Data stores objects in CloudKit.
///
/// From Apple's article "Reading CloudKit Records for Core Data", unless a function says otherwise.
package enum CloudKitMapping {
  /// What mirroring puts before the names of its record types and fields.
  package static let prefix = "CD_"

  /// The end of the name of the field that takes a value too large for the record.
  package static let assetSuffix = "_ckAsset"

  /// The field that holds the name of an object's own entity.
  package static let entityNameField = "CD_entityName"

  /// The record type of many-to-many relationships.
  package static let joinRecordTypeName = "CDMR"

  /// The fields of a join, one string each.
  package static let joinFieldNames = ["CD_entityNames", "CD_recordNames", "CD_relationships"]

  /// The field in which a record moved to another zone, as sharing does, keeps where it was.
  ///
  /// Not in Apple's article: seen in exported schemas, and in the error of those who lack it
  /// ("Cannot create or modify field 'CD_moveReceipt'").
  package static let moveReceiptField = "CD_moveReceipt"

  /// The key in a property's user info that keeps it from CloudKit.
  ///
  /// Private to Core Data; known from OpenCloudData, which is written after it.
  package static let ignoredKey = "NSCloudKitMirroringDelegateIgnoredPropertyKey"

  package static func fieldName(for property: String) -> String { prefix + property }

  package static func assetFieldName(for property: String) -> String {
    prefix + property + assetSuffix
  }

  /// The record type of an entity, which is named for the root of its hierarchy.
  package static func recordTypeName(for entity: ModelEntity, in model: CoreDataModel) -> String {
    recordTypeName(root: model.root(of: entity))
  }

  static func recordTypeName(root: ModelEntity) -> String { prefix + root.name }
}
