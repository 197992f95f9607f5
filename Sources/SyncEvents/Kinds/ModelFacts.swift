/// The Core Data model that a launch used.
package struct ModelFacts: Sendable, Hashable {
  /// Attribute types by entity and attribute.
  package var entities: [String: [String: String]]?
  /// Entities by configuration.
  package var configurations: [String: [String]]?

  init(_ members: MemberReader) throws(EventError) {
    entities = try members.textTables("entities")
    configurations = try members.textLists("configurations")
  }
}
