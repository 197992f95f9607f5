import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct ProductionSchemaTests {
  private let rule = ProductionSchema()

  private static func error(_ words: String, member: String = "description") -> JSONValue {
    .object([
      "domain": "CKErrorDomain", "code": 2,
      "partial": [
        [
          "item": "R1",
          "error": ["domain": "CKErrorDomain", "code": 12, member: .string(words)],
        ]
      ],
    ])
  }

  @Test(
    arguments: [
      (
        "Cannot create new type CD_CareEvent in production schema",
        "production-schema-missing-type", "CD_CareEvent"
      ),
      ("Did not find record type: CD_Pet", "production-schema-missing-type", "CD_Pet"),
      (
        "Cannot create or modify field 'CD_note' in record 'CD_CareEvent' in production schema",
        "production-schema-missing-field", "CD_CareEvent.CD_note"
      ),
    ])
  func `what the server refuses is named`(words: String, id: String, name: String) throws {
    for member in ["description", "serverErrorDescription", "ckErrorDescription", "failureReason"] {
      let finding = try #require(try Given.finding(rule, .error(Self.error(words, member: member))))
      #expect(finding.id == id)
      #expect(finding.summary.contains(name))
      #expect(finding.evidence.first?.what.contains("\(name), once") == true)
      #expect(finding.confidence >= 0.9)
    }
  }

  @Test func `the type of shares has a finding of its own`() throws {
    let words = "Cannot create new type cloudkit.share in production schema"
    #expect(try Given.found(rule, .error(Self.error(words))) == [])
  }

  @Test func `a build that speaks to development says nothing of production`() throws {
    let error = Self.error("Did not find record type: CD_Pet")
    #expect(try Given.found(rule, .error(error, environment: "development")) == [])
    // Where the server itself says production, it is production, whatever the build is.
    let told = Self.error("Cannot create new type CD_Pet in production schema")
    #expect(
      try Given.found(rule, .error(told, environment: "development"))
        == ["production-schema-missing-type"]
    )
  }

  @Test(arguments: ["Batch Request Failed", "in production schema", "record 'CD_X'", ""])
  func `other words are no proof`(words: String) throws {
    #expect(try Given.found(rule, .error(Self.error(words))) == [])
  }
}
