internal import Schemas

/// A model seen from mirroring: which entities go to CloudKit, and how sure that is.
struct MirroredModel {
  let model: CoreDataModel

  /// Whether records are shared with other accounts, as far as it is known.
  let isShared: Bool

  let roles: ConfigurationRoles

  private let roleOfEntity: [String: ConfigurationRoles.Role]

  init(_ model: CoreDataModel, isShared: Bool) {
    self.model = model
    self.isShared = isShared
    roles = ConfigurationRoles(of: model)
    roleOfEntity = Self.roles(of: model, roles)
  }

  /// The entities that a mirrored store has, or may have.
  var entities: [ModelEntity] {
    model.entities.filter { roleOfEntity[$0.name] != .local }
  }

  /// The level of what is wrong with an entity: `error` needs a store that surely mirrors it.
  func level(_ level: LintLevel, of entity: ModelEntity) -> LintLevel {
    roleOfEntity[entity.name] == .mirrored ? level : min(level, .warning)
  }

  /// What a message adds where it isn't sure that a mirrored store has the entity.
  func condition(of entity: ModelEntity) -> String {
    roleOfEntity[entity.name] == .mirrored ? "" : " if a mirrored store has it"
  }

  /// The entities' attributes that are mirrored.
  var attributes: [(entity: ModelEntity, attribute: ModelAttribute)] {
    entities.flatMap { entity in
      entity.attributes.filter(CloudKitMapping.isMirrored).map { (entity, $0) }
    }
  }

  /// The entities' relationships that are mirrored.
  var relationships: [(entity: ModelEntity, relationship: ModelRelationship)] {
    entities.flatMap { entity in
      entity.relationships.filter(CloudKitMapping.isMirrored).map { (entity, $0) }
    }
  }

  /// An entity goes where it is a member, and where one is that inherits from it.
  private static func roles(
    of model: CoreDataModel,
    _ roles: ConfigurationRoles
  ) -> [String: ConfigurationRoles.Role] {
    guard !model.configurations.isEmpty else {
      return Dictionary(
        model.entities.map { ($0.name, .mirrored) },
        uniquingKeysWith: { first, _ in first }
      )
    }
    var result: [String: ConfigurationRoles.Role] = [:]
    for configuration in model.configurations {
      let role = roles.role(of: configuration)
      for name in configuration.entityNames {
        guard let entity = model.entity(named: name) else { continue }
        for ancestor in model.lineage(of: entity) {
          result[ancestor.name] = stronger(result[ancestor.name], role)
        }
      }
    }
    return result
  }

  private static func stronger(
    _ one: ConfigurationRoles.Role?,
    _ other: ConfigurationRoles.Role
  ) -> ConfigurationRoles.Role {
    switch (one, other) {
    case (nil, _): other
    case (.mirrored, _), (_, .mirrored): .mirrored
    case (.unknown, _), (_, .unknown): .unknown
    default: .local
    }
  }
}
