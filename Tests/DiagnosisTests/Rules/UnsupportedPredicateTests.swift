import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct UnsupportedPredicateTests {
  private let rule = UnsupportedPredicate()

  @Test(arguments: [
    "Invalid predicate: (a == \"b\") OR (c == \"d\")",
    "<\"a\"> is not an evaluated object expression", "Unexpected expression: <1>",
  ])
  func `CloudKit names the predicate`(text: String) throws {
    let error: JSONValue = ["domain": "CKErrorDomain", "code": 12, "description": .string(text)]
    #expect(try Given.found(rule, .error(error)) == ["unsupported-predicate"])
  }

  @Test func `a predicate of Core Data's, and the code alone, are other matters`() throws {
    let other: JSONValue = [
      "domain": "NSCocoaErrorDomain", "code": 134_060, "description": "Invalid predicate",
    ]
    #expect(try Given.found(rule, .error(other)) == [])
    #expect(try Given.found(rule, .error(["domain": "CKErrorDomain", "code": 12])) == [])
  }
}
