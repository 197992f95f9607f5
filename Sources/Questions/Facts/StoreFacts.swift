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

  /// Whether CloudKit should mirror it, as far as its description tells.
  package var isMirrored: Bool {
    description.cloudKitOptions ?? (description.scope != nil)
  }

  /// The scope that the description tells, or that the store's name does.
  package var scope: DatabaseScope? {
    description.scope ?? name.map(DatabaseScope.init)
  }
}
