import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct ShareTypeMissingInProductionTests {
  private let rule = ShareTypeMissingInProduction()

  @Test func `the server's words decide, however deep they stand`() throws {
    let finding = try #require(try Given.finding(rule, Scenes.failed()))
    #expect(finding.id == "cloudkit-share-type-missing-in-production")
    #expect(finding.confidence >= 0.9)
    #expect(finding.devices == ["failed-phone"])
    let what = finding.evidence.first?.what ?? ""
    #expect(what.contains("Cannot create new type cloudkit.share in production schema"))
    #expect(what.contains("2 times"))
    #expect(finding.evidence.first?.source != nil)
  }

  @Test(
    arguments: [
      "Cannot create new type CD_CareEvent in production schema",
      "Cannot create new type cloudkit.share in development schema", "cloudkit.share",
    ])
  func `other words, and the code alone, are no proof`(words: String) throws {
    let error: JSONValue = [
      "domain": "CKErrorDomain", "code": 12, "description": .string(words),
      "underlying": ["domain": "CKInternalErrorDomain", "code": 2_006],
    ]
    #expect(try Given.found(rule, .error(error)) == [])
  }

  @Test func `without an error there is nothing to say`() throws {
    #expect(try Given.found(rule, Scenes.healthy()) == [])
  }
}
