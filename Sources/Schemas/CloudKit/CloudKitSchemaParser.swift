/// Reads CloudKit schemas (`.ckdb`).
///
/// ```swift
/// let schema = try CloudKitSchemaParser.schema(path: "production.ckdb")
/// for problem in schema.problems { print(problem) }
/// ```
package enum CloudKitSchemaParser {
  /// The schema in a text.
  ///
  /// What the grammar doesn't allow becomes a problem of the schema, and reading goes on with the
  /// next field, or the next record type. Only a text with nothing of a schema in it throws.
  package static func schema(
    bytes: some Collection<UInt8>,
    file: String
  ) throws(SchemaError) -> CloudKitSchema {
    guard bytes.count <= Limits.maxFileBytes else {
      throw .tooLarge(file: file, bytes: bytes.count, limit: Limits.maxFileBytes)
    }
    var reader = SchemaStatementReader(SchemaTokenStream(bytes: Array(bytes)))
    let first = reader.tokens.current
    guard reader.readAll() else {
      throw .notASchema(file: file, line: first.line, column: first.column, found: first.found)
    }
    return CloudKitSchema(
      file: file,
      recordTypes: reader.recordTypes,
      roles: reader.roles,
      otherStatements: reader.otherStatements,
      problems: reader.tokens.problems
    )
  }

  /// The schema in a file.
  package static func schema(path: String) throws(SchemaError) -> CloudKitSchema {
    let bytes = try BoundedFile.bytes(path: path, limit: Limits.maxFileBytes)
    return try schema(bytes: bytes, file: path)
  }
}
