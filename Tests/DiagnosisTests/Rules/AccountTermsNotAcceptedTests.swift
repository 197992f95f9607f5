import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct AccountTermsNotAcceptedTests {
  private let rule = AccountTermsNotAccepted()
  private static let line =
    "Can't return account credentials because the account needs to verify new terms\n"

  @Test func `the line on the terms names it`() throws {
    #expect(
      try Given.found(rule, files: ["console.txt": Self.line]) == ["account-terms-not-accepted"]
    )
  }

  @Test func `a bare partial failure while the account is available is not enough`() throws {
    var scene = Scenes.launch("phone")
    scene.sync(
      1,
      "setup",
      store: "private",
      succeeded: false,
      error: ["domain": "CKErrorDomain", "code": 2]
    )
    #expect(try Given.found(rule, scene) == [])
  }

  @Test func `silence says nothing of terms`() throws {
    #expect(try Given.found(rule, .silent()) == [])
  }
}
