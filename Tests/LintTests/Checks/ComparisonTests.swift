import Lint
import Schemas
import Testing

struct ComparisonTests {
  private static let model = """
    <attribute name="title" optional="YES" attributeType="String"/>
    <attribute name="value" optional="YES" attributeType="Double"/>
    <relationship name="tag" optional="YES" destinationEntity="Tag" inverseName="notes"/>
    </entity>
    <entity name="Tag">
    <relationship name="notes" optional="YES" toMany="YES" destinationEntity="Note" \
    inverseName="tag"/>
    """

  private static let complete =
    "CD_entityName STRING, CD_title STRING, CD_title_ckAsset ASSET, CD_tag STRING, "
  private static let tag = Given.type("CD_entityName STRING", name: "CD_Tag")

  private static func subject(_ schema: String, isProduction: Bool) throws -> LintSubject {
    var subject = LintSubject(try Given.note(model))
    let schema = try Given.schema(schema)
    if isProduction { subject.production = schema } else { subject.schemas = [schema] }
    return subject
  }

  @Test(arguments: [(false, "warning"), (true, "error")])
  func `a missing type or field is an error in production alone`(
    isProduction: Bool,
    level: String
  ) throws {
    let subject = try Self.subject(
      Given.type("CD_entityName STRING, CD_title STRING, CD_tag STRING"),
      isProduction: isProduction
    )
    #expect(subject.found("schema-lacks-type") == ["\(level) Tag:7"])
    #expect(
      subject.found("schema-lacks-field") == [
        "warning Note.CD_title_ckAsset:3", "\(level) Note.value:4",
      ]
    )
  }

  @Test func `a schema with all that the model needs lacks nothing`() throws {
    let subject = try Self.subject(
      Given.type(Self.complete + "CD_value DOUBLE") + Self.tag,
      isProduction: true
    )
    for rule in ["type", "field"] { #expect(subject.found("schema-lacks-\(rule)") == []) }
    #expect(subject.found("field-type-drift") == [])
    #expect(subject.found("attribute-stored-as-bytes") == [])
    #expect(subject.found("orphaned-field") == [])
    #expect(Linter.results(of: subject).map(\.level).max() == .note)
  }

  @Test(
    arguments: [
      ("INT64", "field-type-drift"), ("ENCRYPTED DOUBLE", "field-type-drift"),
      ("BYTES", "attribute-stored-as-bytes"),
    ])
  func `a field of another type is an error`(type: String, rule: String) throws {
    let subject = try Self.subject(
      Given.type(Self.complete + "CD_value \(type), CD_value_ckAsset ASSET") + Self.tag,
      isProduction: false
    )
    #expect(subject.found(rule) == ["error Note.value:4"])
  }

  @Test func `a field that the model lost is noted, its companions are not`() throws {
    let subject = try Self.subject(
      Given.type(
        Self.complete + "CD_value DOUBLE,\nCD_old BYTES, CD_moveReceipt BYTES, "
          + "CD_moveReceipt_ckAsset ASSET"
      ) + Self.tag,
      isProduction: true
    )
    #expect(subject.found("orphaned-field") == ["note CD_Note.CD_old:4"])
  }

  @Test func `what only a local store holds is looked for nowhere`() throws {
    let model = try Given.model(
      "<entity name=\"Note\"/><configuration name=\"Local\"><memberEntity name=\"Note\"/>"
        + "</configuration>"
    )
    let subject = LintSubject(model, schemas: [try Given.schema(Self.tag)])
    #expect(subject.found("schema-lacks-type") == [])
  }
}
