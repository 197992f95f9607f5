import Lint
import Schemas
import Testing

struct ModelRisksTests {
  typealias Case = RefusedModelTests.Case

  private static func attribute(_ marks: String) -> String {
    "<attribute name=\"a\" optional=\"YES\" \(marks)/>"
  }

  private static func transformable(_ marks: String) -> String {
    attribute("attributeType=\"Transformable\" \(marks)")
  }

  static let cases: [Case] = [
    Case("transformable-attribute", transformable(""), ["warning Note.a:3"]),
    Case("transformable-attribute", transformable("transient=\"YES\""), []),
    Case("transformable-attribute", attribute("attributeType=\"Binary\""), []),
    Case("transformable-without-transformer", transformable(""), ["warning Note.a:3"]),
    Case(
      "transformable-without-transformer",
      transformable("valueTransformerName=\"\""),
      ["warning Note.a:3"]
    ),
    Case(
      "transformable-without-transformer",
      transformable("valueTransformerName=\"NSSecureUnarchiveFromData\""),
      []
    ),
    Case(
      "transformable-custom-class",
      transformable("customClassName=\"UIKit.UIImage\" valueTransformerName=\"\""),
      ["warning Note.a:3"]
    ),
    Case(
      "transformable-custom-class",
      transformable("customClassName=\"Palette\" valueTransformerName=\"PaletteTransformer\""),
      ["note Note.a:3"]
    ),
    Case(
      "transformable-custom-class",
      transformable("customClassName=\"[String: Double]\""),
      []
    ),
    Case("transformable-custom-class", transformable("customClassName=\"NSNumber\""), []),
    Case("transformable-custom-class", transformable(""), []),
    Case(
      "insecure-transformer",
      transformable("valueTransformerName=\"NSKeyedUnarchiveFromData\""),
      ["warning Note.a:3"]
    ),
    Case(
      "insecure-transformer",
      transformable("valueTransformerName=\"NSSecureUnarchiveFromData\""),
      []
    ),
    Case(
      "optional-scalar",
      attribute("attributeType=\"Double\" usesScalarValueType=\"YES\""),
      ["warning Note.a:3"]
    ),
    Case(
      "optional-scalar",
      attribute("attributeType=\"Boolean\" usesScalarValueType=\"YES\""),
      ["note Note.a:3"]
    ),
    Case(
      "optional-scalar",
      attribute("attributeType=\"Double\" usesScalarValueType=\"NO\""),
      []
    ),
    Case("optional-scalar", attribute("attributeType=\"Double\""), []),
    Case(
      "optional-scalar",
      "<attribute name=\"a\" attributeType=\"Double\" defaultValueString=\"0\" "
        + "usesScalarValueType=\"YES\"/>",
      []
    ),
    Case(
      "name-collision",
      attribute("attributeType=\"String\"") + "\n"
        + "<attribute name=\"A\" optional=\"YES\" attributeType=\"String\"/>",
      ["warning Note.A:4"]
    ),
    Case(
      "name-collision",
      "<attribute name=\"entityName\" optional=\"YES\" attributeType=\"String\"/>",
      ["warning Note.entityName:3"]
    ),
    Case(
      "name-collision",
      attribute("attributeType=\"String\"") + "\n"
        + "<attribute name=\"a_ckAsset\" optional=\"YES\" attributeType=\"Double\"/>",
      ["warning Note.a_ckAsset:4"]
    ),
    Case(
      "name-collision",
      attribute("attributeType=\"String\"")
        + "<attribute name=\"ab\" optional=\"YES\" attributeType=\"String\"/>",
      []
    ),
    Case(
      "property-renamed",
      attribute("attributeType=\"Date\" elementID=\"old\""),
      ["warning Note.a:3"]
    ),
    Case("property-renamed", attribute("attributeType=\"Date\" elementID=\"a\""), []),
  ]

  @Test(arguments: cases)
  func `a risk is found, and its look-alike is not`(example: Case) throws {
    let subject = LintSubject(try Given.note(example.inside))
    #expect(subject.found(example.rule) == example.found)
  }

  /// A configuration with these members.
  private static func configuration(_ name: String, _ members: String...) -> String {
    "<configuration name=\"\(name)\">"
      + members.map { "<memberEntity name=\"\($0)\"/>" }.joined() + "</configuration>\n"
  }

  @Test(
    arguments: [
      (configuration("Private", "A", "B") + configuration("Shared", "A", "B"), []),
      (configuration("Private", "A", "B") + configuration("Shared", "A"), ["warning :4"]),
      (configuration("Private", "A") + configuration("Shared", "B"), ["warning :4"]),
      (configuration("Cloud", "A") + configuration("Local", "B"), []),
      (configuration("One", "A") + configuration("Two", "B"), []),
      (configuration("Cloud", "A", "B"), []),
      ("", []),
    ] as [(String, [String])]
  )
  func `two mirrored configurations have the same members`(
    configurations: String,
    found: [String]
  ) throws {
    let model = try Given.model("<entity name=\"A\"/><entity name=\"B\"/>\n\(configurations)")
    #expect(LintSubject(model).found("unequal-configurations") == found)
  }

  @Test func `a configuration names what the model has, and every entity is in one`() throws {
    let model = try Given.model(
      """
      <entity name="A"/><entity name="B"/><entity name="Base" isAbstract="YES"/>
      \(Self.configuration("Cloud", "A", "Gone"))\(Self.configuration("Empty"))
      """
    )
    let subject = LintSubject(model)
    #expect(subject.found("configuration-members") == ["warning Gone:3", "warning :4"])
    #expect(subject.found("entity-in-no-configuration") == ["warning B:2"])
    let plain = LintSubject(try Given.model("<entity name=\"A\"/>"))
    #expect(plain.found("configuration-members") == [])
    #expect(plain.found("entity-in-no-configuration") == [])
  }

  @Test func `a model without configurations or the mark gets notes alone`() throws {
    let subject = LintSubject(try Given.model("<entity name=\"A\"/>", marks: ""))
    #expect(subject.found("no-named-configuration") == ["note :1"])
    #expect(subject.found("not-marked-for-cloudkit") == ["note :1"])
    let swiftData = try Given.model("<entity name=\"A\"/>", marks: "usedWithCloudKit=\"true\"")
    #expect(LintSubject(swiftData).found("not-marked-for-cloudkit") == [])
    let empty = LintSubject(try Given.model("", marks: ""))
    #expect(empty.found("no-named-configuration") == [])
  }

  @Test func `siblings may share a field if it has one type`() throws {
    func found(_ type: String) throws -> [String] {
      let model = try Given.model(
        """
        <entity name="Base"/>
        <entity name="A" parentEntity="Base">
        <attribute name="v" optional="YES" attributeType="Double"/>
        </entity>
        <entity name="B" parentEntity="Base">
        <attribute name="v" optional="YES" attributeType="\(type)"/>
        </entity>
        <entity name="C"><attribute name="V" optional="YES" attributeType="Double"/></entity>
        """
      )
      return LintSubject(model).found("name-collision")
    }
    #expect(try found("Double") == [])
    #expect(try found("String") == ["warning B.v:7"])
  }

  @Test func `a renamed entity is a risk, one that only says its own name is not`() throws {
    let model = try Given.model(
      "<entity name=\"A\" elementID=\"Old\"/>\n<entity name=\"B\" renamingIdentifier=\"B\"/>"
    )
    #expect(LintSubject(model).found("entity-renamed") == ["warning A:2"])
  }

  @Test func `an entity with more fields than CloudKit allows is found`() throws {
    func attributes(_ count: Int) -> String {
      (0..<count).map { "<attribute name=\"a\($0)\" optional=\"YES\" attributeType=\"Date\"/>" }
        .joined()
    }
    #expect(LintSubject(try Given.note(attributes(255))).found("too-many-fields") == [])
    #expect(
      LintSubject(try Given.note(attributes(256))).found("too-many-fields") == ["warning Note:2"]
    )
  }
}
