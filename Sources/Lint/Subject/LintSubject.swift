package import Schemas

/// All that was given to be judged together.
package struct LintSubject: Sendable {
  package var models: [GivenModel] = []

  /// Schemas of which it isn't said whose they are.
  package var schemas: [CloudKitSchema] = []

  package var development: CloudKitSchema?

  package var production: CloudKitSchema?

  package var settings: [AppSettings] = []

  package var sources: [SwiftText] = []

  /// Whether the schemas serve a public database, which needs indexes.
  package var isPublic = false

  package init() {}
}

extension LintSubject {
  /// Every schema, each once.
  var allSchemas: [CloudKitSchema] {
    schemas + [development, production].compactMap(\.self)
  }

  /// Whether what was given tells that records are shared.
  var isShared: Bool {
    models.contains { ConfigurationRoles(of: $0.model).isShared }
      || allSchemas.contains { $0.hasShareType || $0.hasMoveReceipts }
      || settings.contains { $0.kind == .information && $0.list[.sharingSupported]?.flag == true }
  }

  func mirrored(_ given: GivenModel) -> MirroredModel {
    MirroredModel(given.model, isShared: isShared)
  }

  var mirroredModels: [MirroredModel] { models.map { mirrored($0) } }

  /// Each model with each schema it can be held against; production speaks for itself.
  var comparisons: [ModelComparison] {
    let others = schemas.map { ($0, false) } + (development.map { [($0, false)] } ?? [])
    let all = others + (production.map { [($0, true)] } ?? [])
    return models.flatMap { given in
      all.map { schema, isProduction in
        ModelComparison(
          model: mirrored(given),
          schema: schema,
          isProduction: isProduction
        )
      }
    }
  }
}

extension CloudKitSchema {
  /// The record type CloudKit keeps shares in.
  static let shareType = "cloudkit.share"

  var hasShareType: Bool { recordType(named: Self.shareType) != nil }

  var hasMoveReceipts: Bool {
    recordTypes.contains { $0.field(named: CloudKitMapping.moveReceiptField) != nil }
  }

  /// The record types that Core Data mirrors entities into.
  var entityTypes: [SchemaRecordType] {
    recordTypes.filter { $0.name.hasPrefix(CloudKitMapping.prefix) }
  }
}
