/// A record type of a schema.
package struct SchemaRecordType: Sendable, Equatable {
  /// The name without quotes.
  package let name: String

  /// The line of `RECORD TYPE`.
  package let line: Int

  package let fields: [SchemaField]

  package let grants: [SchemaGrant]

  /// Whether all of it was understood; if not, a field that seems missing may be there.
  package let isComplete: Bool

  /// Where the fields are, so that rules may look up each without a search.
  private let positions: [String: Int]

  init(
    name: String,
    line: Int,
    fields: [SchemaField],
    grants: [SchemaGrant],
    isComplete: Bool
  ) {
    self.name = name
    self.line = line
    self.fields = fields
    self.grants = grants
    self.isComplete = isComplete
    positions = Dictionary(
      fields.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension SchemaRecordType {
  /// The first field of this name.
  package func field(named name: String) -> SchemaField? {
    positions[name].map { fields[$0] }
  }

  /// Whether Core Data mirroring made it: its records carry the prefix `CD_`, joins are `CDMR`.
  package var isFromCoreData: Bool {
    name.hasPrefix(CloudKitMapping.prefix) || name == CloudKitMapping.joinRecordTypeName
  }
}
