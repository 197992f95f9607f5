/// An index of a field.
package enum SchemaIndex: String, Sendable, Hashable, CaseIterable {
  case queryable = "QUERYABLE"
  case searchable = "SEARCHABLE"
  case sortable = "SORTABLE"
}
