import Lint
import Schemas
import Testing

struct DeploymentTests {
  struct Case: CustomTestStringConvertible {
    let rule: String
    let development: String
    let production: String
    let found: [String]

    var testDescription: String { "\(rule) \(found)" }

    init(_ rule: String, _ development: String, _ production: String, _ found: [String]) {
      self.rule = rule
      self.development = development
      self.production = production
      self.found = found
    }
  }

  private static let plain = Given.type("CD_a STRING")

  static let cases: [Case] = [
    Case(
      "undeployed-type",
      plain + Given.type("CD_b STRING", name: "CD_Tag"),
      plain,
      ["warning CD_Tag:5"]
    ),
    Case("undeployed-type", plain, plain + Given.type("CD_b STRING", name: "CD_Tag"), []),
    Case(
      "undeployed-field",
      Given.type("CD_a STRING,\nCD_b DOUBLE"),
      plain,
      ["warning CD_Note.CD_b:4"]
    ),
    Case("undeployed-field", plain, plain, []),
    Case("undeployed-field", Given.type("CD_a STRING,\n\"___etag\" STRING"), plain, []),
    Case(
      "undeployed-index",
      Given.type("CD_a STRING QUERYABLE"),
      plain,
      ["note CD_Note.CD_a:3"]
    ),
    Case("undeployed-index", plain, Given.type("CD_a STRING QUERYABLE"), []),
    Case(
      "removed-type",
      plain,
      plain + Given.type("CD_b STRING", name: "CD_Tag"),
      ["error CD_Tag:5"]
    ),
    Case("removed-type", plain, plain + Given.type("roles LIST<INT64>", name: "Users"), []),
    Case(
      "removed-field",
      plain,
      Given.type("CD_a STRING,\nCD_b DOUBLE"),
      ["error CD_Note.CD_b:4"]
    ),
    Case("removed-field", Given.type("CD_b DOUBLE,\nCD_a STRING"), plain, []),
    Case(
      "changed-field-type",
      Given.type("CD_a DOUBLE"),
      Given.type("CD_a BYTES"),
      ["error CD_Note.CD_a:3"]
    ),
    Case(
      "changed-field-type",
      Given.type("CD_a ENCRYPTED STRING"),
      plain,
      ["error CD_Note.CD_a:3"]
    ),
    Case("changed-field-type", Given.type("CD_a string"), plain, []),
    Case(
      "dropped-index",
      plain,
      Given.type("CD_a STRING QUERYABLE SORTABLE"),
      ["warning CD_Note.CD_a:3"]
    ),
    Case("dropped-index", Given.type("CD_a STRING SORTABLE"), plain, []),
  ]

  @Test(arguments: cases)
  func `what a deployment lacks or may not do is found`(example: Case) throws {
    let subject = LintSubject(
      from: try Given.schema(example.development, file: "dev.ckdb"),
      to: try Given.schema(example.production, file: "production.ckdb")
    )
    #expect(subject.found(example.rule) == example.found)
  }

  @Test func `one schema alone is compared with nothing`() throws {
    var subject = LintSubject()
    subject.development = try Given.schema(Self.plain)
    for example in Self.cases { #expect(subject.found(example.rule) == []) }
  }

  @Test func `a type that was read in part is not said to lack a field`() throws {
    let subject = LintSubject(
      from: try Given.schema(Given.type("CD_a STRING,\nCD_b DOUBLE")),
      to: try Given.schema(Given.type("CD_a STRING,\n???,\n"))
    )
    #expect(subject.found("undeployed-field") == [])
  }
}
