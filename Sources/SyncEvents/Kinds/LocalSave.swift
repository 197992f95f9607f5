/// A save into a persistent store on the device, or one entity's part of it.
package struct LocalSave: Sendable, Hashable {
  /// Objects by entity.
  package var inserted: [String: Int]?
  /// Objects by entity.
  package var updated: [String: Int]?
  /// Objects by entity.
  package var deleted: [String: Int]?
  package var entity: String?
  /// `insert`, `update` or `delete`.
  package var operation: String?
  package var count: Int?
  /// The save failed: nothing was stored.
  package var error: ErrorChain?

  init(_ members: MemberReader) throws(EventError) {
    inserted = try members.counts("inserted")
    updated = try members.counts("updated")
    deleted = try members.counts("deleted")
    entity = try members.text("entity")
    operation = try members.text("operation")
    count = try members.integer("count")
    error = try members.chain("error")
  }
}
