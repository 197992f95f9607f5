import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct DuplicateSubscriptionTests {
  private let rule = DuplicateSubscription()

  @Test func `the server knows the subscription`() throws {
    let error: JSONValue = [
      "domain": "CKErrorDomain", "code": 15,
      "serverErrorDescription": "subscription is duplicate of 'x'",
    ]
    let finding = try Given.finding(rule, .error(error))
    #expect(finding?.id == "duplicate-subscription")
    #expect(finding?.severity == .warning)
  }

  @Test func `a request that is refused without that word is another matter`() throws {
    #expect(try Given.found(rule, .error(["domain": "CKErrorDomain", "code": 15])) == [])
  }
}
