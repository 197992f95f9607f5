/// Which fields of a record had a value on a device; never the values.
package struct FieldPresence: Sendable, Hashable {
  package var entity: String?
  /// A pseudonym.
  package var recordName: String?
  /// `present`, `nil` or `undecodable` by field.
  package var fields: [String: String]
  /// Attribute types by field.
  package var types: [String: String]?

  init(_ members: MemberReader) throws(EventError) {
    entity = try members.text("entity")
    recordName = try members.text("recordName")
    fields = try members.texts("fields") ?? [:]
    types = try members.texts("types")
  }
}
