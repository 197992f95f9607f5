import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct DuplicateRecordInBatchTests {
  private let rule = DuplicateRecordInBatch()

  @Test(arguments: [
    "You can't save the same record twice", "You can't delete the same record twice",
  ])
  func `CloudKit says it`(text: String) throws {
    let error: JSONValue = ["domain": "CKErrorDomain", "code": 12, "description": .string(text)]
    #expect(try Given.found(rule, .error(error)) == ["duplicate-record-in-batch"])
  }

  @Test func `a conflict, or the same words of another domain, are none`() throws {
    #expect(try Given.found(rule, .error(["domain": "CKErrorDomain", "code": 14])) == [])
    let other: JSONValue = ["domain": "MyApp", "code": 1, "description": "same record twice"]
    #expect(try Given.found(rule, .error(other)) == [])
  }
}
