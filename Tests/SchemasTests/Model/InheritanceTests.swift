import Testing

@testable import Schemas

struct InheritanceTests {
  @Test
  func `an entity's lineage ends at the root`() throws {
    let model = try model(
      """
      <entity name="C" parentEntity="B"/><entity name="B" parentEntity="A"/><entity name="A"/>
      """
    )
    #expect(try names(model, of: "C") == ["C", "B", "A"])
    #expect(CloudKitMapping.recordTypeName(for: model.entities[0], in: model) == "CD_A")
  }

  @Test
  func `a circle of parents and a missing one end it, too`() throws {
    let model = try model(
      """
      <entity name="A" parentEntity="B"/><entity name="B" parentEntity="A"/>
      <entity name="Self" parentEntity="Self"/><entity name="Orphan" parentEntity="Nobody"/>
      """
    )
    #expect(try names(model, of: "A") == ["A", "B"])
    #expect(try names(model, of: "Self") == ["Self"])
    #expect(try names(model, of: "Orphan") == ["Orphan"])
  }

  @Test
  func `a chain of thousands is followed no further than the limit`() throws {
    let chain = (0..<2_000).map { "<entity name=\"E\($0)\" parentEntity=\"E\($0 + 1)\"/>" }
    let model = try model(chain.joined())
    #expect(try names(model, of: "E0").count == Limits.maxInheritanceDepth)
    #expect(!CloudKitMapping.expectedRecordTypes(for: model).isEmpty)
  }

  @Test
  func `an inverse may be an ancestor's`() throws {
    let model = try model(
      """
      <entity name="Note">
        <relationship name="tags" toMany="YES" destinationEntity="Tag" inverseName="notes"/>
      </entity>
      <entity name="Tag" parentEntity="Base"/>
      <entity name="Base">
        <relationship name="notes" toMany="YES" destinationEntity="Note" inverseName="gone"/>
      </entity>
      """
    )
    let tags = try #require(model.entity(named: "Note")?.relationship(named: "tags"))
    let notes = try #require(model.entity(named: "Base")?.relationship(named: "notes"))
    #expect(model.inverse(of: tags) == notes)
    #expect(model.inverse(of: notes) == nil)
  }

  @Test
  func `of entities with one name the first is meant`() throws {
    let model = try model(
      """
      <entity name="A"/>
      <entity name="A">
        <relationship name="x" destinationEntity="A" inverseName="x"/>
      </entity>
      """
    )
    #expect(model.entity(named: "A")?.line == 2)
    #expect(model.inverse(of: model.entities[1].relationships[0]) == nil)
  }

  private func model(_ inside: String) throws -> CoreDataModel {
    try CoreDataModelLoader.model(bytes: ModelText.model(inside).utf8, file: "x")
  }

  private func names(_ model: CoreDataModel, of name: String) throws -> [String] {
    model.lineage(of: try #require(model.entity(named: name))).map(\.name)
  }
}
