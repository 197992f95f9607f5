import Testing

@testable import Schemas

struct CoreDataModelLoaderTests {
  @Test
  func `what is absent is no, none or required`() throws {
    let attribute = try attribute("<attribute name=\"a\" attributeType=\"String\"/>")
    #expect(!attribute.isOptional)
    #expect(!attribute.hasDefault)
    #expect(attribute.isRequiredWithoutDefault)
    #expect(!attribute.usesScalarValueType)
    #expect(attribute.isSyncable == nil)
    #expect(attribute.valueTransformerName == nil)
    #expect(try self.attribute("<attribute name=\"a\"/>").type == .undefined)
  }

  @Test(
    arguments: [
      ("defaultValueString=\"\"", ""),
      ("defaultValueString=\"NO\"", "NO"),
      ("defaultDateTimeInterval=\"0\"", "0"),
    ]
  )
  func `a default is its text, even an empty one`(written: String, text: String) throws {
    let attribute = try attribute("<attribute name=\"a\" attributeType=\"Date\" \(written)/>")
    #expect(attribute.defaultValue == text)
    #expect(!attribute.isRequiredWithoutDefault)
  }

  @Test(arguments: [("YES", true), ("true", true), ("NO", false), ("false", false)])
  func `a flag is read as Xcode and other tools write it`(written: String, value: Bool) throws {
    let text = ModelText.model("", attributes: "usedWithCloudKit=\"\(written)\"")
    #expect(try model(text).usedWithCloudKit == value)
  }

  @Test
  func `all that an attribute says is kept`() throws {
    let attribute = try attribute(
      """
      <attribute name="a" optional="YES" attributeType="Binary" transient="YES" derived="YES"
        derivationExpression="b" usesScalarValueType="YES" customClassName="C"
        valueTransformerName="T" allowsExternalBinaryDataStorage="YES" syncable="NO"
        allowsCloudEncryption="YES" preservesValueInHistoryOnDeletion="YES" elementID="old"
        versionHashModifier="2" unheardOf="x">
        <userInfo><entry key="k" value="v"/></userInfo>
        <unheardOf/>
      </attribute>
      """
    )
    #expect(
      attribute
        == ModelAttribute(
          name: "a",
          line: 3,
          type: .binary,
          isOptional: true,
          defaultValue: nil,
          usesScalarValueType: true,
          valueTransformerName: "T",
          customClassName: "C",
          isDerived: true,
          isTransient: true,
          allowsExternalBinaryDataStorage: true,
          allowsCloudEncryption: true,
          preservesValueInHistoryOnDeletion: true,
          isSyncable: false,
          renamingIdentifier: "old",
          versionHashModifier: "2",
          userInfo: ["k": "v"]
        )
    )
  }

  @Test
  func `all that a relationship says is kept`() throws {
    let entity = try entity(
      """
      <relationship name="tags" optional="YES" toMany="YES" ordered="YES" minCount="1"
        maxCount="5" deletionRule="Deny" destinationEntity="Tag" inverseName="notes"
        inverseEntity="Tag" allowsCloudEncryption="YES"/>
      """
    )
    #expect(
      entity.relationships == [
        ModelRelationship(
          name: "tags",
          line: 3,
          destination: "Tag",
          inverseName: "notes",
          inverseEntity: "Tag",
          isToMany: true,
          isOrdered: true,
          isOptional: true,
          deletionRule: .deny,
          minCount: 1,
          maxCount: 5,
          allowsCloudEncryption: true,
          renamingIdentifier: nil,
          userInfo: [:]
        )
      ]
    )
  }

  @Test
  func `constraints, indexes and fetched properties are kept`() throws {
    let entity = try entity(
      """
      <fetchedProperty name="recent"><fetchRequest name="f" entity="Note"/></fetchedProperty>
      <fetchIndex name="byId"><fetchIndexElement property="id" type="Binary"/></fetchIndex>
      <uniquenessConstraints>
        <uniquenessConstraint><constraint value="id"/><constraint value="day"/></uniquenessConstraint>
      </uniquenessConstraints>
      """
    )
    #expect(entity.fetchedPropertyNames == ["recent"])
    #expect(entity.fetchIndexNames == ["byId"])
    #expect(
      entity.uniquenessConstraints == [UniquenessConstraint(properties: ["id", "day"], line: 6)]
    )
  }

  @Test
  func `a configuration may carry the CloudKit mark itself`() throws {
    let text = ModelText.model(
      """
      <configuration name="Cloud" usedWithCloudKit="YES">
        <memberEntity name="Note"/>
      </configuration>
      """
    )
    #expect(
      try model(text).configurations == [
        ModelConfiguration(name: "Cloud", line: 2, usedWithCloudKit: true, entityNames: ["Note"])
      ]
    )
  }

  @Test
  func `another document is not a model`() {
    #expect(throws: SchemaError.notAModel(file: "x", line: 1, found: "plist")) {
      try model("<plist version=\"1.0\"/>")
    }
    #expect(throws: SchemaError.notAModel(file: "x", line: 1, found: "model")) {
      try model("<model type=\"other\"/>")
    }
  }

  @Test
  func `an entity without a name is an error with its line`() {
    let error = SchemaError.missingAttribute(
      file: "x",
      line: 2,
      element: "entity",
      attribute: "name"
    )
    #expect(throws: error) { try model(ModelText.model("<entity/>")) }
    #expect(error.description == "x:2: <entity> has no name")
  }

  private func model(_ text: String) throws -> CoreDataModel {
    try CoreDataModelLoader.model(bytes: Array(text.utf8), file: "x")
  }

  private func entity(_ inside: String) throws -> ModelEntity {
    try #require(try model(ModelText.entity(inside)).entity(named: "Note"))
  }

  private func attribute(_ text: String) throws -> ModelAttribute {
    try #require(try entity(text).attribute(named: "a"))
  }
}
