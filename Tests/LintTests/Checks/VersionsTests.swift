import Lint
import Testing

@testable import Schemas

struct VersionsTests {
  private static func subject(from old: String, to new: String) throws -> LintSubject {
    var subject = LintSubject()
    subject.models = [
      GivenModel(
        model: try Given.model(new, file: "M.xcdatamodeld/M 2.xcdatamodel/contents"),
        previous: try Given.model(old, file: "M.xcdatamodeld/M.xcdatamodel/contents"),
        choice: .named
      )
    ]
    return subject
  }

  private static func note(_ inside: String) -> String {
    "<entity name=\"Note\">\n\(inside)</entity>\n"
  }

  private static func attribute(_ name: String, _ type: String, _ marks: String = "") -> String {
    "<attribute name=\"\(name)\" optional=\"YES\" attributeType=\"\(type)\" \(marks)/>\n"
  }

  struct Case: CustomTestStringConvertible {
    let rule: String
    let old: String
    let new: String
    let found: [String]

    var testDescription: String { "\(rule) \(found)" }

    init(_ rule: String, _ old: String, _ new: String, _ found: [String]) {
      self.rule = rule
      self.old = old
      self.new = new
      self.found = found
    }
  }

  static let cases: [Case] = [
    Case("entity-removed", note("") + "<entity name=\"Tag\"/>", note(""), ["warning Tag:1"]),
    Case(
      "entity-removed",
      note("") + "<entity name=\"Tag\"/>",
      note("") + "<entity name=\"Label\" elementID=\"Tag\"/>",
      []
    ),
    Case(
      "property-removed",
      note(attribute("a", "String") + attribute("b", "String")),
      note(attribute("a", "String")),
      ["warning Note.b:2"]
    ),
    Case(
      "property-removed",
      note(attribute("a", "String")),
      note(attribute("b", "String", "elementID=\"a\"")),
      []
    ),
    Case("property-removed", note(attribute("a", "String", "transient=\"YES\"")), note(""), []),
    Case(
      "attribute-retyped",
      note(attribute("a", "Transformable")),
      note(attribute("a", "Double")),
      ["warning Note.a:3"]
    ),
    Case(
      "attribute-retyped",
      note(attribute("a", "Integer 16")),
      note(attribute("a", "Integer 64")),
      []
    ),
    Case(
      "added-properties",
      note(""),
      note(attribute("a", "Double")) + "<entity name=\"Tag\"/>",
      ["note Note:2", "note Tag:5"]
    ),
    Case("added-properties", note(attribute("a", "Double")), note(attribute("a", "Double")), []),
  ]

  @Test(arguments: cases)
  func `a difference from the version before is found`(example: Case) throws {
    let subject = try Self.subject(from: example.old, to: example.new)
    #expect(subject.found(example.rule) == example.found)
  }

  @Test func `a model alone has no version before it`() throws {
    let subject = LintSubject(try Given.model(Self.note("")))
    for example in Self.cases { #expect(subject.found(example.rule) == []) }
    #expect(subject.found("current-version") == [])
  }

  private static func versions(_ names: [String], current: String?) throws -> ModelVersions {
    ModelVersions(
      models: try names.map { try Given.model("", file: "\($0).xcdatamodel/contents") },
      failures: [],
      namedCurrent: current
    )
  }

  @Test(
    arguments: [
      (["M", "M 10", "M 2"], nil, "M 10", "M 2", VersionChoice.lastByName),
      (["M", "M 10", "M 2"], "M 10", "M 10", "M 2", .named),
      (["M", "M 10", "M 2"], "M 2", "M 2", "M", .namedButNotLast),
      (["M", "M 2"], "M 3", "M 2", "M", .namedIsMissing("M 3")),
      (["M"], nil, "M", nil, .only),
    ] as [([String], String?, String, String?, VersionChoice)]
  )
  func `the current version is judged against the one before it`(
    names: [String],
    current: String?,
    judged: String,
    previous: String?,
    choice: VersionChoice
  ) throws {
    let given = try #require(GivenModel(try Self.versions(names, current: current)))
    #expect(given.model.name == judged)
    #expect(given.previous?.name == previous)
    #expect(given.choice == choice)
  }

  @Test func `a version that is not plainly current is noted`() throws {
    var subject = LintSubject()
    subject.models = [
      try #require(GivenModel(try Self.versions(["M", "M 2"], current: "M")))
    ]
    #expect(subject.found("current-version") == ["note :1"])
  }
}
