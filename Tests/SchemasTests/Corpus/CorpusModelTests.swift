import Testing

@testable import Schemas

struct CorpusModelTests {
  @Test(arguments: Fixture.models)
  func `a model says what its case expects`(name: String) throws {
    let expected = try #require(try Fixture.expected(name).model)
    let path = Fixture.path(name, "contents.xml")
    let versions = try CoreDataModelLoader.versions(path: path)
    let model = try #require(versions.current)

    #expect(model.file == path)
    #expect(model.usedWithCloudKit == expected.usedWithCloudKit)
    #expect(model.entities.count == expected.entities)
    #expect(model.configurations.map(\.name) == expected.configurations)
    #expect(relationships(model, where: \.isOrdered) == expected.orderedRelationships)
    #expect(relationships(model) { !$0.isOptional } == expected.requiredRelationships)
    #expect(
      attributes(model, where: \.isRequiredWithoutDefault).sorted()
        == expected.nonOptionalWithoutDefault
    )
    #expect(
      attributes(model) { $0.type == .transformable }.sorted() == expected.transformable
    )
    #expect(
      model.entities.flatMap(\.uniquenessConstraints).map { $0.properties.joined(separator: ",") }
        == expected.uniqueConstraints
    )
    if let missing = expected.missingInverse {
      #expect(relationships(model) { model.inverse(of: $0) == nil } == missing)
    }
    if let denied = expected.denyRules {
      #expect(relationships(model) { $0.deletionRule == .deny } == denied)
    }
  }

  @Test
  func `an attribute split over two lines is where its tag begins`() throws {
    let path = Fixture.path(Fixture.models[3], "contents.xml")
    let model = try #require(try CoreDataModelLoader.versions(path: path).current)
    let entity = try #require(model.entity(named: "CareEvent"))
    #expect(entity.line == 3)
    #expect(entity.attribute(named: "plannedAmountRaw")?.line == 9)
    #expect(entity.attribute(named: "plannedAmountRaw")?.customClassName == "NSNumber")
    #expect(entity.attribute(named: "valueRaw")?.line == 11)
    #expect(model.configurations.map(\.line) == [14, 17])
    #expect(model.configurations.map(\.entityNames) == [["CareEvent"], ["CareEvent"]])
    #expect(model.configurations.map(\.usedWithCloudKit) == [nil, nil])
  }

  @Test
  func `a sub-entity has what its parent declares`() throws {
    let path = Fixture.path(Fixture.models[0], "contents.xml")
    let model = try #require(try CoreDataModelLoader.versions(path: path).current)
    let entity = try #require(model.entity(named: "PhaseSolve"))
    let required = model.attributesWithInherited(of: entity).filter(\.isRequiredWithoutDefault)
    // The framework's list for this entity, from case 020.
    #expect(required.map(\.name) == ["date", "scramble", "phases"])
  }

  @Test
  func `an empty transformer name is not the same as none`() throws {
    let path = Fixture.path(Fixture.models[1], "contents.xml")
    let model = try #require(try CoreDataModelLoader.versions(path: path).current)
    let person = try #require(model.entity(named: "Person"))
    #expect(person.attribute(named: "photo")?.valueTransformerName == "")
    #expect(person.attribute(named: "name")?.valueTransformerName == nil)
  }

  private func attributes(
    _ model: CoreDataModel,
    where holds: (ModelAttribute) -> Bool
  ) -> [String] {
    model.entities.flatMap { entity in
      entity.attributes.filter(holds).map { "\(entity.name).\($0.name)" }
    }
  }

  private func relationships(
    _ model: CoreDataModel,
    where holds: (ModelRelationship) -> Bool
  ) -> [String] {
    model.entities.flatMap { entity in
      entity.relationships.filter(holds).map { "\(entity.name).\($0.name)" }
    }
  }
}
