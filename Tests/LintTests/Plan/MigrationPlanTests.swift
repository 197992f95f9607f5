import Lint
import Schemas
import SyncEvents
import Testing

struct MigrationPlanTests {
  private static func attribute(_ name: String, _ className: String) -> String {
    "<attribute name=\"\(name)\" optional=\"YES\" attributeType=\"Transformable\" "
      + "customClassName=\"\(className)\"/>\n"
  }

  /// The eight fields of the field note, and their successors there.
  static let noted = [
    ("valueRaw", "valueDouble", "Double"), ("plannedAmountRaw", "plannedAmountDouble", "Double"),
    ("actualAmountRaw", "actualAmountDouble", "Double"),
    ("sequenceNumberRaw", "sequenceNumberInt", "Integer 64"),
    ("associatedGlucoseRaw", "associatedGlucoseDouble", "Double"),
    ("amountOfferedRaw", "amountOfferedDouble", "Double"),
    ("amountEatenRaw", "amountEatenDouble", "Double"), ("durationRaw", "durationDouble", "Double"),
  ]

  private static func notedModel() throws -> CoreDataModel {
    try Given.note(noted.map { attribute($0.0, "NSNumber") }.joined())
  }

  @Test func `the field note's fields get its table, marked as guessed`() throws {
    let plan = try MigrationPlan(for: Self.notedModel())
    let fields = try #require(plan.entities.first).fields
    #expect(fields.map(\.old) == Self.noted.map(\.0))
    #expect(fields.map(\.new) == Self.noted.map(\.1))
    #expect(fields.map(\.newTypeName) == Self.noted.map(\.2))
    #expect(fields.allSatisfy { $0.isGuessed && $0.oldTypeName == "Transformable" })
  }

  @Test(arguments: ["durationRaw", "Note.durationRaw"])
  func `a type that the user says is no guess`(field: String) throws {
    let plan = try MigrationPlan(for: Self.notedModel(), types: [field: .integer64])
    let last = try #require(plan.entities.first?.fields.last)
    #expect(last.new == "durationInt")
    #expect(last.newType == .integer64)
    #expect(!last.isGuessed)
  }

  @Test func `a type for a field that isn't there is refused`() throws {
    let model = try Given.note(Self.attribute("valueRaw", "NSNumber"))
    let error = #expect(throws: PlanError.self) {
      try MigrationPlan(for: model, types: ["other": .double])
    }
    #expect(error == .noSuchField("other", known: ["valueRaw"]))
  }

  @Test(
    arguments: [
      ("a=Integer64", AttributeType.integer64), ("a=integer 64", .integer64), ("a=Bool", .boolean),
      ("a=URL", .uri), ("a=Double", .double),
    ])
  func `types are taken as people write them`(word: String, type: AttributeType) throws {
    #expect(try NativeType.assignment(word).type == type)
  }

  @Test(arguments: ["a", "=Double", "a=", "a=Widget"])
  func `what is no assignment is refused`(word: String) {
    #expect(throws: PlanError.self) { try NativeType.assignment(word) }
  }

  @Test(
    arguments: [
      ("isPinnedRaw", "NSNumber", "isPinnedBool", "Boolean", true),
      ("visitCount", "NSNumber", "visitCountInt", "Integer 64", true),
      ("birthDate", "NSDate", "birthDateValue", "Date", false),
      ("phases", "[Double]", "phasesJSON", "String", false),
      ("photo", "UIKit.UIImage", "photoData", "Binary", true),
      ("owner", "NSUUID", "ownerUUID", "UUID", false),
      ("price", "NSDecimalNumber", "priceDecimal", "Decimal", false),
      ("discount", "NSNumber", "discountDouble", "Double", true),
    ])
  func `the type comes from the class, else from the name`(
    old: String,
    className: String,
    new: String,
    type: String,
    isGuessed: Bool
  ) throws {
    let plan = try MigrationPlan(for: Given.note(Self.attribute(old, className)))
    let field = try #require(plan.entities.first?.fields.first)
    #expect(field.new == new)
    #expect(field.newTypeName == type)
    #expect(field.isGuessed == isGuessed)
  }

  @Test func `a new name is never one that is taken`() throws {
    let model = try Given.note(
      Self.attribute("valueRaw", "NSNumber")
        + "<attribute name=\"valuedouble\" optional=\"YES\" attributeType=\"Double\"/>"
    )
    #expect(try MigrationPlan(for: model).entities.first?.fields.map(\.new) == ["valueDouble2"])
  }

  @Test func `what mirrors well, or not at all, is left alone`() throws {
    let model = try Given.model(
      """
      <entity name="Note">
      <attribute name="a" optional="YES" attributeType="Double"/>
      <attribute name="b" optional="YES" attributeType="Transformable" transient="YES"/>
      </entity>
      <entity name="Cache"><attribute name="c" optional="YES" attributeType="Transformable"/></entity>
      <configuration name="Cloud"><memberEntity name="Note"/></configuration>
      <configuration name="Local"><memberEntity name="Cache"/></configuration>
      """
    )
    let plan = try MigrationPlan(for: model)
    #expect(plan.isEmpty)
    #expect(plan.steps == [])
  }

  @Test func `the text to paste has the new attributes, and the orphans are named`() throws {
    let plan = try MigrationPlan(for: Given.note(Self.attribute("valueRaw", "NSNumber")))
    let entity = try #require(plan.entities.first)
    #expect(
      entity.attributeXML.trimmed
        == "<attribute name=\"valueDouble\" optional=\"YES\" attributeType=\"Double\" "
        + "usesScalarValueType=\"NO\"/>"
    )
    #expect(entity.schemaText.contains("CD_valueDouble DOUBLE"))
    #expect(plan.steps.last?.contains("CD_Note.CD_valueRaw_ckAsset") == true)
    #expect(plan.swift.contains("public var value: Double? {"))
    #expect(plan.swift.contains("(\"valueRaw\", \"valueDouble\"),"))
    // The attributes as they are in a model must be sound.
    let next = try Given.note(Self.attribute("valueRaw", "NSNumber") + entity.attributeXML)
    let results = Linter.results(of: LintSubject(next)).filter { $0.field == "valueDouble" }
    #expect(results == [])
  }

  @Test func `the JSON has the members that the command line promises`() throws {
    let json = try MigrationPlan(for: Self.notedModel()).json.object
    let entity = try #require(json?["entities"]?.array?.first?.object)
    #expect(entity["entity"] == "Note")
    let field = try #require(entity["fields"]?.array?.first?.object)
    for (name, value) in [
      ("old", "valueRaw"), ("oldType", "Transformable"), ("new", "valueDouble"),
      ("newType", "Double"),
    ] {
      #expect(field[name]?.text == value)
    }
    #expect(field["guessed"] == true)
  }

  @Test func `configurations have the same members, and each store has its own`() throws {
    let model = try Given.model("<entity name=\"B\"/><entity name=\"A\"/>")
    let plan = try MigrationPlan(for: model, configurations: ["Private", "Shared"])
    let configurations = try #require(plan.configurations)
    #expect(
      configurations.xml == """
            <configuration name="Private">
                <memberEntity name="A"/>
                <memberEntity name="B"/>
            </configuration>
            <configuration name="Shared">
                <memberEntity name="A"/>
                <memberEntity name="B"/>
            </configuration>

        """
    )
    for line in [
      "privateStore.configuration = \"Private\"", "sharedStore.configuration = \"Shared\"",
      "privateOptions.databaseScope = .private", "sharedOptions.databaseScope = .shared",
      "container.persistentStoreDescriptions = [privateStore, sharedStore]",
    ] {
      #expect(configurations.swift.contains(line))
    }
    #expect(configurations.steps.contains { $0.contains("Delete App") })
    let pasted = try Given.model("<entity name=\"B\"/><entity name=\"A\"/>\n" + configurations.xml)
    #expect(LintSubject(pasted).found("unequal-configurations") == [])
    #expect(LintSubject(pasted).found("no-named-configuration") == [])
  }
}
