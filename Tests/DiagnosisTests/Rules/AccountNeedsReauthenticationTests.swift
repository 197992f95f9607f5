import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

/// Causes of the account that lines and codes tell.
struct AccountNeedsReauthenticationTests {
  private let rule = AccountNeedsReauthentication()
  private let id = "account-needs-reauthentication"

  @Test(arguments: [
    "Unable to initialize because even though there is an available account it does not have"
      + " valid credentials. The user will need to enter their password in settings.",
    "Account is unavailable due to bad or missing auth token",
  ])
  func `the words name the credentials`(text: String) throws {
    #expect(try Given.found(rule, files: ["console.txt": text + "\n"]) == [id])
    let error: JSONValue = [
      "domain": "NSCocoaErrorDomain", "code": 134_400, "description": .string(text),
    ]
    #expect(try Given.found(rule, .error(error)) == [id])
  }

  @Test func `an account that is missing has no credentials to renew`() throws {
    let error: JSONValue = [
      "domain": "NSCocoaErrorDomain", "code": 134_400,
      "description": "Unable to initialize without an iCloud account (CKAccountStatusNoAccount).",
    ]
    #expect(try Given.found(rule, .error(error)) == [])
  }

  @Test func `a setup that ends well after it says that it is over`() throws {
    var scene = Scene.error(["domain": "CKInternalErrorDomain", "code": 1_029])
    #expect(try Given.found(rule, scene) == [id])
    scene.sync(9, "setup", store: "private")
    #expect(try Given.found(rule, scene) == [])
  }
}
