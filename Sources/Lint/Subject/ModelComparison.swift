internal import Schemas

/// A model and the schema that it needs to find.
struct ModelComparison {
  let model: MirroredModel

  let schema: CloudKitSchema

  /// Whether the schema is production's, where nothing is created on demand.
  let isProduction: Bool

  /// What mirroring the model needs.
  var expected: [ExpectedRecordType] { Self.expected(of: model) }

  /// The record types of the entities that may be mirrored, and the joins.
  static func expected(of model: MirroredModel) -> [ExpectedRecordType] {
    let names = Set(model.entities.map(\.name))
    return CloudKitMapping.expectedRecordTypes(for: model.model, isShared: model.isShared)
      .filter { $0.entity.map(names.contains) ?? true }
  }

  /// The schema's file without its folders, for messages.
  var schemaName: String {
    schema.file.split(separator: "/").last.map(String.init) ?? schema.file
  }
}
