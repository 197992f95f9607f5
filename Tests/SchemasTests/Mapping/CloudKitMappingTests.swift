import Testing

@testable import Schemas

struct CloudKitMappingTests {
  @Test(
    arguments: [
      (.integer16, .int64, false), (.integer32, .int64, false), (.integer64, .int64, false),
      (.boolean, .int64, false), (.double, .double, false), (.float, .double, false),
      (.decimal, .double, false), (.date, .timestamp, false), (.uuid, .string, false),
      (.uri, .string, false), (.string, .string, true), (.binary, .bytes, true),
      (.transformable, .bytes, true), (.undefined, nil, false), (.objectID, nil, false),
      (.composite, nil, false), (AttributeType(rawValue: "Later"), nil, false),
    ] as [(AttributeType, SchemaFieldType?, Bool)]
  )
  func `an attribute type has its field type`(
    type: AttributeType,
    field: SchemaFieldType?,
    hasAsset: Bool
  ) {
    #expect(CloudKitMapping.fieldType(for: type) == field)
    #expect(CloudKitMapping.hasAssetField(type) == hasAsset)
  }

  @Test
  func `a model's record types hold what its entities and their sub-entities declare`() throws {
    let types = CloudKitMapping.expectedRecordTypes(for: try model())
    #expect(
      types.map { type in "\(type.name):" + type.fields.map { " \($0.name)" }.joined() } == [
        "CD_Post: CD_entityName CD_title CD_title_ckAsset CD_secret CD_secret_ckAsset CD_cover"
          + " CD_count",
        "CD_Tag: CD_entityName CD_parent",
        "CDMR: CD_entityNames CD_recordNames CD_relationships",
      ]
    )
    #expect(types[0].field(named: "CD_secret")?.type.rawValue == "ENCRYPTED BYTES")
    #expect(types[0].field(named: "CD_secret_ckAsset")?.type == .asset)
    #expect(types[0].field(named: "CD_cover")?.type == .string)
    #expect(
      types[0].field(named: "CD_count")?.reason == .attribute(entity: "VideoPost", name: "count")
    )
    #expect(types[0].field(named: "CD_count")?.line == 11)
    #expect(types[0].fields.filter(\.isCreatedLate).map(\.type) == [.asset, .asset])
    #expect(types.map(\.line) == [2, 13, 8])
    #expect(types.map(\.entity) == ["Post", "Tag", nil])
  }

  @Test
  func `sharing needs a move receipt in every type`() throws {
    let types = CloudKitMapping.expectedRecordTypes(for: try model(), isShared: true)
    for type in types.dropLast() {
      #expect(type.field(named: "CD_moveReceipt")?.type == .bytes)
      #expect(type.field(named: "CD_moveReceipt")?.source == .fieldReports)
      #expect(type.field(named: "CD_moveReceipt_ckAsset")?.type == .asset)
    }
    #expect(types.last?.name == "CDMR")
    #expect(types.last?.field(named: "CD_moveReceipt") == nil)
  }

  @Test
  func `a configuration narrows it to its members`() throws {
    let types = CloudKitMapping.expectedRecordTypes(for: try model(), configuration: "Cloud")
    #expect(types.map(\.name) == ["CD_Tag", "CDMR"])
    #expect(CloudKitMapping.expectedRecordTypes(for: try model(), configuration: "No").isEmpty)
  }

  @Test
  func `the corpus model of one entity needs its assets`() throws {
    let path = Fixture.path(Fixture.models[3], "contents.xml")
    let model = try #require(try CoreDataModelLoader.versions(path: path).current)
    let types = CloudKitMapping.expectedRecordTypes(for: model, configuration: "Shared")
    #expect(types.map(\.name) == ["CD_CareEvent"])
    #expect(types[0].fields.filter { $0.type == .asset }.count == 6)
    #expect(types[0].field(named: "CD_occurredAt")?.type == .timestamp)
    #expect(types[0].field(named: "CD_occurredAt_ckAsset") == nil)
  }

  private func model() throws -> CoreDataModel {
    let text = ModelText.model(
      """
      <entity name="Post">
        <attribute name="title" attributeType="String"/>
        <attribute name="secret" attributeType="Transformable" allowsCloudEncryption="YES"/>
        <attribute name="draft" attributeType="String" transient="YES"/>
        <attribute name="length" attributeType="Integer 64" derived="YES"/>
        <attribute name="shape" attributeType="Undefined"/>
        <relationship name="tags" toMany="YES" destinationEntity="Tag" inverseName="posts"/>
        <relationship name="cover" maxCount="1" destinationEntity="Post" inverseName="cover"/>
      </entity><entity name="VideoPost" parentEntity="Post">
        <attribute name="count" attributeType="Integer 16"/>
      </entity>
      <entity name="Tag">
        <attribute name="local" attributeType="String">
          <userInfo>
            <entry key="NSCloudKitMirroringDelegateIgnoredPropertyKey" value="YES"/>
          </userInfo>
        </attribute>
        <relationship name="posts" toMany="YES" destinationEntity="Post" inverseName="tags"/>
        <relationship name="parent" maxCount="1" destinationEntity="Tag" inverseName="children"/>
        <relationship name="children" toMany="YES" destinationEntity="Tag" inverseName="parent"/>
      </entity>
      <configuration name="Cloud"><memberEntity name="Tag"/></configuration>
      """
    )
    return try CoreDataModelLoader.model(bytes: text.utf8, file: "x")
  }
}
