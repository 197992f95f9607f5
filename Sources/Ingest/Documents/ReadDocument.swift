package import Schemas
package import SyncEvents

/// A model, a schema, or what tells which of a model's versions is the current one: a file that is
/// read whole and judged as a whole.
package struct ReadDocument: Sendable {
  package var content: DocumentContent
  package var text: [UInt8]
  /// When the file was changed, where that is known.
  package var modified: Timestamp?
}

/// What a document says.
package enum DocumentContent: Sendable {
  case model(CoreDataModel)
  case schema(CloudKitSchema)
  /// The name of the current version, without `.xcdatamodel`.
  case currentVersion(String)

  /// The content of a file of one of the documents' formats.
  init(_ bytes: [UInt8], of format: InputFormat, file: String) throws(SchemaError) {
    switch format {
    case .coreDataModel:
      self = .model(try CoreDataModelLoader.model(bytes: bytes, file: file))
    case .currentVersion:
      guard let name = CurrentVersionFile.versionName(bytes) else {
        throw .noModel(folder: file)
      }
      self = .currentVersion(name)
    default: self = .schema(try CloudKitSchemaParser.schema(bytes: bytes, file: file))
    }
  }
}
