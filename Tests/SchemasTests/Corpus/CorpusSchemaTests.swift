import Testing

@testable import Schemas

struct CorpusSchemaTests {
  @Test(arguments: Fixture.schemas)
  func `a schema says what its case expects`(name: String) throws {
    let expected = try #require(try Fixture.expected(name).schema)
    let schema = try CloudKitSchemaParser.schema(path: Fixture.path(name, "schema.ckdb"))
    let mirrored = schema.recordTypes.filter(\.isFromCoreData)

    #expect(schema.problems.isEmpty)
    #expect(schema.otherStatements.isEmpty)
    #expect(!schema.recordTypes.contains { !$0.isComplete })
    #expect(schema.recordTypes.map(\.name) == expected.recordTypes)
    #expect(mirrored.map(\.name) == expected.coreDataTypes)
    #expect((schema.recordType(named: "cloudkit.share") != nil) == expected.hasCloudKitShare)
    #expect(
      mirrored.filter { $0.field(named: CloudKitMapping.moveReceiptField) == nil }.map(\.name)
        == expected.typesWithoutMoveReceipt
    )
    #expect(mirrored.flatMap(bytesWithoutAsset) == expected.bytesWithoutAsset)
    for (type, fields) in expected.toOne ?? [:] {
      for field in fields {
        #expect(schema.recordType(named: type)?.field(named: field)?.type == .string)
      }
    }
  }

  @Test
  func `fields, indexes, grants and lines are kept`() throws {
    let path = Fixture.path(Fixture.schemas[0], "schema.ckdb")
    let schema = try CloudKitSchemaParser.schema(path: path)
    let users = try #require(schema.recordType(named: "Users"))
    #expect(users.line == 3)
    #expect(users.fields.count == 7)
    #expect(users.field(named: "roles")?.type.listElement == .int64)
    #expect(users.field(named: "roles")?.line == 10)
    #expect(
      users.grants == [
        SchemaGrant(permission: .write, role: "_creator", line: 11),
        SchemaGrant(permission: .read, role: "_world", line: 12),
      ]
    )
    let recordID = try #require(schema.recordType(named: "CD_CDHome")?.field(named: "___recordID"))
    #expect(recordID.isQuoted && recordID.isSystem)
    #expect(recordID.type == .reference)
    #expect(recordID.indexes == [.queryable])
  }

  private func bytesWithoutAsset(_ type: SchemaRecordType) -> [String] {
    type.fields
      .filter { $0.type == .bytes && type.field(named: $0.name + "_ckAsset") == nil }
      .map { "\(type.name).\($0.name)" }
  }
}
