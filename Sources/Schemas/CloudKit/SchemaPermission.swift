/// What a role may do with records of a type, in capital letters.
package struct SchemaPermission: RawRepresentable, Sendable, Hashable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package static let read = Self(rawValue: "READ")
  package static let create = Self(rawValue: "CREATE")
  package static let write = Self(rawValue: "WRITE")
}
