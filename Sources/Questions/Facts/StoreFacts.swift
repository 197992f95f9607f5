package import SyncEvents

/// A persistent store as the app loaded it.
package struct StoreFacts: Sendable, Hashable {
  package var name: String?
  package var description: StoreDescription
  package var reference: EventReference

  package init(name: String?, description: StoreDescription, reference: EventReference) {
    self.name = name
    self.description = description
    self.reference = reference
  }

  /// Whether CloudKit should mirror it, as far as its description or its name tells.
  package var isMirrored: Bool {
    description.cloudKitOptions ?? (cloudScope != nil)
  }

  /// Whether neither its description nor its name tells if CloudKit should mirror it.
  var isMirroringUnknown: Bool { description.cloudKitOptions == nil && cloudScope == nil }

  /// The scope, if it is one that CloudKit has.
  var cloudScope: DatabaseScope? {
    switch scope {
    case .private, .shared, .public: scope
    case .other, nil: nil
    }
  }

  /// The scope that the description tells, or that the store's name does.
  package var scope: DatabaseScope? {
    description.scope ?? name.map(DatabaseScope.init)
  }
}
