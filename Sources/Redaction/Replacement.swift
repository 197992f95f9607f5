/// A piece of private text and what it is replaced by.
package struct Replacement: Sendable, Hashable {
  package var kind: PrivateKind
  package var text: String
  package var pseudonym: String
}
