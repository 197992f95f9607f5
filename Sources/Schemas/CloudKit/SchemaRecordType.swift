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
}

extension SchemaRecordType {
  /// The first field of this name.
  package func field(named name: String) -> SchemaField? {
    fields.first { $0.name == name }
  }

  /// Whether Core Data mirroring made it: its records carry the prefix `CD_`, joins are `CDMR`.
  package var isFromCoreData: Bool {
    name.hasPrefix(CloudKitMapping.prefix) || name == CloudKitMapping.joinRecordTypeName
  }
}
