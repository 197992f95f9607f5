/// A CloudKit schema as it was at a time.
package struct SchemaFacts: Sendable, Hashable {
  package var environment: String?
  package var asOf: String?
  /// Field types by record type and field.
  package var types: [String: [String: String]]?

  init(_ members: MemberReader) throws(EventError) {
    environment = try members.text("environment")
    asOf = try members.text("asOf")
    types = try members.textTables("types")
  }
}
