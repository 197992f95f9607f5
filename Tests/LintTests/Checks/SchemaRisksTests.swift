import Lint
import Schemas
import Testing

struct SchemaRisksTests {
  private static let receipt = "CD_moveReceipt BYTES, CD_moveReceipt_ckAsset ASSET"
  private static let share = Given.type("\"cloudkit.title\" STRING", name: "\"cloudkit.share\"")

  typealias Case = RefusedModelTests.Case

  static let cases: [Case] = [
    Case("bytes-without-asset", Given.type("CD_a BYTES"), ["warning CD_Note.CD_a:3"]),
    Case("bytes-without-asset", Given.type("CD_a ENCRYPTED BYTES"), ["warning CD_Note.CD_a:3"]),
    Case("bytes-without-asset", Given.type("CD_a BYTES, CD_a_ckAsset ASSET"), []),
    Case("bytes-without-asset", Given.type("a BYTES", name: "Own"), []),
    Case("bytes-without-asset", Given.type("CD_a STRING"), []),
    Case("encoded-field", Given.type("CD_a BYTES"), ["note CD_Note.CD_a:3"]),
    Case("encoded-field", Given.type(receipt), []),
    Case("encoded-field", Given.type("a BYTES", name: "Own"), []),
    Case(
      "missing-move-receipt",
      Given.type("CD_a STRING"),
      ["note CD_Note.CD_moveReceipt:2"]
    ),
    Case(
      "missing-move-receipt",
      Given.type("CD_a STRING") + share,
      ["warning CD_Note.CD_moveReceipt:2"]
    ),
    Case("missing-move-receipt", Given.type(receipt), []),
    Case("missing-move-receipt", Given.type("a STRING", name: "Own"), []),
    Case("missing-share-type", Given.type("CD_a STRING"), ["note :2"]),
    Case("missing-share-type", Given.type(receipt), ["warning :2"]),
    Case("missing-share-type", Given.type("CD_a STRING") + share, []),
    Case("missing-share-type", Given.type("a STRING", name: "Own"), []),
    Case(
      "public-database-index",
      Given.type("\"___recordID\" REFERENCE QUERYABLE"),
      ["note CD_Note:2"]
    ),
    Case(
      "public-database-index",
      Given.type(
        "\"___recordID\" REFERENCE QUERYABLE, \"___modTime\" TIMESTAMP QUERYABLE SORTABLE"
      ),
      []
    ),
    Case("public-database-index", Given.type("a STRING", name: "Own"), []),
    Case("implicit-number", Given.type("CD_a NUMBER"), ["warning CD_Note.CD_a:3"]),
    Case("implicit-number", Given.type("CD_a DOUBLE"), []),
    Case("schema-syntax", Given.type("CD_a STRING"), []),
    Case("schema-syntax", Given.type("CD_a STRING,\n?,\nCD_b DOUBLE"), ["warning :4"]),
  ]

  @Test(arguments: cases)
  func `a risk is found, and its look-alike is not`(example: Case) throws {
    var subject = LintSubject()
    subject.schemas = [try Given.schema(example.inside)]
    #expect(subject.found(example.rule) == example.found)
  }

  @Test func `a model tells what bytes are, so they are no more noted`() throws {
    let model = try Given.note(
      "<attribute name=\"a\" optional=\"YES\" attributeType=\"Binary\"/>"
    )
    let subject = LintSubject(model, schemas: [try Given.schema(Given.type("CD_a BYTES"))])
    #expect(subject.found("encoded-field") == [])
  }

  @Test func `a public database's missing index is a warning`() throws {
    var subject = LintSubject()
    subject.schemas = [try Given.schema(Given.type("CD_a STRING"))]
    subject.isPublic = true
    #expect(subject.found("public-database-index") == ["warning CD_Note:2"])
  }

  @Test func `a model with a shared configuration makes the missing share a warning`() throws {
    let model = try Given.model(
      "<entity name=\"Note\"/><configuration name=\"Shared\"><memberEntity name=\"Note\"/>"
        + "</configuration>"
    )
    let schema = try Given.schema(Given.type("CD_entityName STRING"))
    let subject = LintSubject(model, schemas: [schema])
    #expect(subject.found("missing-share-type") == ["warning :2"])
    #expect(subject.found("missing-move-receipt") == ["warning CD_Note.CD_moveReceipt:2"])
  }

  @Test func `a type with too many fields is found, system fields aside`() throws {
    func found(_ count: Int) throws -> [String] {
      let fields = (0..<count).map { "f\($0) INT64" } + ["\"___recordID\" REFERENCE"]
      var subject = LintSubject()
      subject.schemas = [
        try Given.schema(Given.type(fields.joined(separator: ", "), name: "Own"))
      ]
      return subject.found("record-type-too-large")
    }
    #expect(try found(256) == [])
    #expect(try found(257) == ["warning Own:2"])
  }
}
