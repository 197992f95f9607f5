/// One permission that a record type gives to one role.
package struct SchemaGrant: Sendable, Equatable {
  package let permission: SchemaPermission

  /// The role's name without quotes.
  package let role: String

  package let line: Int
}
