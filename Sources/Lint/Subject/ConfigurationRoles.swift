internal import Schemas

/// Which of a model's configurations a mirrored store is likely to be given.
///
/// A model doesn't say: stores get their configuration in code. The "Used with CloudKit" mark of a
/// configuration counts first, then its name, then whether it stands alone.
struct ConfigurationRoles {
  enum Role {
    case mirrored
    /// It may be a mirrored store's, or a local one's.
    case unknown
    case local
  }

  private let roles: [String: Role]
  private let isSharedByName: Bool

  private static let localWords = [
    "local", "device", "cache", "offline", "memory", "unsync", "nosync", "notsync", "non-sync",
  ]
  private static let mirroredWords = ["cloud", "private", "shared", "public", "sync", "mirror"]

  init(of model: CoreDataModel) {
    var roles: [String: Role] = [:]
    for configuration in model.configurations where roles[configuration.name] == nil {
      roles[configuration.name] = Self.role(of: configuration)
    }
    let others = model.configurations.filter { roles[$0.name] != .local }
    let members = Set(others.map { Set($0.entityNames) })
    // One store, or several with the same entities as sharing needs: then they mirror, if any does.
    if members.count == 1 { for other in others { roles[other.name] = .mirrored } }
    self.roles = roles
    isSharedByName = model.configurations.contains {
      $0.name.lowercased().contains("shared") && !$0.entityNames.isEmpty
    }
  }

  /// Whether there is a configuration for what others share with the user.
  var isShared: Bool { isSharedByName }

  func role(of configuration: ModelConfiguration) -> Role {
    roles[configuration.name] ?? .unknown
  }

  private static func role(of configuration: ModelConfiguration) -> Role {
    if let mark = configuration.usedWithCloudKit { return mark ? .mirrored : .local }
    let name = configuration.name.lowercased()
    let isLocal = localWords.contains { name.contains($0) }
    if isLocal { return name.contains("cloud") ? .unknown : .local }
    return mirroredWords.contains { name.contains($0) } ? .mirrored : .unknown
  }
}
