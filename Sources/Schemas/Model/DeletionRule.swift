/// What happens to the other end when an object goes, in the words of the model file.
package struct DeletionRule: RawRepresentable, Sendable, Hashable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension DeletionRule {
  package static let nullify = Self(rawValue: "Nullify")
  package static let cascade = Self(rawValue: "Cascade")
  package static let deny = Self(rawValue: "Deny")
  package static let noAction = Self(rawValue: "No Action")
}
