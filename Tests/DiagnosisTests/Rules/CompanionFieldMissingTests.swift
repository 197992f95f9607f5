import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct CompanionFieldMissingTests {
  private let rule = CompanionFieldMissing()

  private static func refused(_ field: String) -> JSONValue {
    [
      "domain": "CKErrorDomain", "code": 12,
      "serverErrorDescription": .string(
        "Cannot create or modify field '\(field)' in record 'CD_A' in production schema"
      ),
    ]
  }

  @Test(arguments: [
    ("CD_moveReceipt", "movereceipt-field-missing-in-production"),
    ("CD_moveReceipt_ckAsset", "movereceipt-field-missing-in-production"),
    ("CD_note_ckAsset", "asset-field-missing-in-production"),
  ])
  func `the server names a field that is made on first need`(field: String, id: String) throws {
    #expect(try Given.found(rule, .error(Self.refused(field))) == [id])
  }

  @Test func `a field of the model's own is another rule's`() throws {
    #expect(try Given.found(rule, .error(Self.refused("CD_note"))) == [])
  }

  @Test func `without the server's words nothing is known of a field`() throws {
    #expect(try Given.found(rule, .error(["domain": "CKErrorDomain", "code": 12])) == [])
  }
}
