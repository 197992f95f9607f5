import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct ModelAgainstSchemaTests {
  private let rule = ModelAgainstSchema()

  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="A" syncable="YES">
            <attribute name="n" optional="YES" attributeType="Integer 64"/>
        </entity>
    </model>

    """

  private static func files(_ field: String, type: String = "CD_A") -> [String: String] {
    [
      "contents": model,
      "schema.ckdb": "DEFINE SCHEMA\n\n    RECORD TYPE \(type) (\n        \(field)\n        "
        + "CD_entityName STRING,\n        GRANT WRITE TO \"_creator\"\n    );\n",
    ]
  }

  @Test(arguments: [
    (files(""), "production-schema-missing-field"),
    (files("CD_n INT64,", type: "CD_B"), "production-schema-missing-type"),
    (files("CD_n STRING,"), "attribute-type-changed-after-deployment"),
    (files("CD_n BYTES,"), "codable-attribute-stored-as-bytes"),
  ])
  func `what the model needs and the schema lacks is a risk`(
    files: [String: String],
    id: String
  ) throws {
    let outcome = rule.outcome(in: try Given.timeline([], files: files))
    #expect(outcome.findings.map(\.id).contains(id))
    #expect(outcome.findings.allSatisfy { $0.severity == .warning })
  }

  @Test func `with a build of production in the evidence it is an error`() throws {
    let finding = try Given.finding(rule, .silent(), files: Self.files(""))
    #expect(finding?.severity == .error)
  }

  @Test func `a schema that has the field is none, and one of the two alone tells nothing`() throws
  {
    #expect(try Given.found(rule, files: Self.files("CD_n INT64,")) == [])
    #expect(try Given.found(rule, files: ["contents": Self.model]) == [])
  }
}
