/// A CloudKit schema, as `cktool export-schema` writes it.
///
/// The grammar is Apple's "Integrating a Text-Based Schema into Your Workflow". The order of types
/// and fields is not stable from one export to the next: compare them as sets.
package struct CloudKitSchema: Sendable, Equatable {
  /// The path the schema was read from, for the place of a result.
  package let file: String

  package let recordTypes: [SchemaRecordType]

  /// The roles created, without Apple's own (`_creator`, `_icloud`, `_world`).
  package let roles: [SchemaRole]

  /// Statements this build doesn't know, as they stand in the file.
  package let otherStatements: [SchemaClause]

  /// What could not be read, in the file's order; the rest was.
  package let problems: [SchemaProblem]

  /// Where the record types are, so that rules may look up each without a search.
  private let positions: [String: Int]

  init(
    file: String,
    recordTypes: [SchemaRecordType],
    roles: [SchemaRole],
    otherStatements: [SchemaClause],
    problems: [SchemaProblem]
  ) {
    self.file = file
    self.recordTypes = recordTypes
    self.roles = roles
    self.otherStatements = otherStatements
    self.problems = problems
    positions = Dictionary(
      recordTypes.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension CloudKitSchema {
  /// The first record type of this name.
  package func recordType(named name: String) -> SchemaRecordType? {
    positions[name].map { recordTypes[$0] }
  }
}
