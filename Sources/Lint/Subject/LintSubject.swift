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

  /// What every check asks for, found once for all of them.
  private var known: Known?

  private struct Known {
    let isShared: Bool
    let models: [MirroredModel]
  }

  package init() {}
}

extension LintSubject {
  /// Every schema, each once.
  var allSchemas: [CloudKitSchema] {
    schemas + [development, production].compactMap(\.self)
  }

  /// The same, with what every check asks for worked out; nothing may be added afterwards.
  var prepared: LintSubject {
    var subject = self
    subject.known = Known(isShared: isShared, models: mirroredModels)
    return subject
  }

  /// Whether what was given tells that records are shared.
  var isShared: Bool { known?.isShared ?? showsSharing }

  private var showsSharing: Bool {
    models.contains { ConfigurationRoles(of: $0.model).isShared }
      || allSchemas.contains { $0.hasShareType || $0.hasMoveReceipts }
      || settings.contains { $0.kind == .information && $0.list[.sharingSupported]?.flag == true }
  }

  /// The models as mirroring sees them, in the order given.
  var mirroredModels: [MirroredModel] {
    if let known { return known.models }
    let isShared = isShared
    return models.map { MirroredModel($0.model, isShared: isShared) }
  }

  /// Each model with each schema it can be held against; production speaks for itself.
  var comparisons: [ModelComparison] {
    let others = schemas.map { ($0, false) } + (development.map { [($0, false)] } ?? [])
    let all = others + (production.map { [($0, true)] } ?? [])
    return mirroredModels.flatMap { model in
      all.map { schema, isProduction in
        ModelComparison(model: model, schema: schema, isProduction: isProduction)
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
