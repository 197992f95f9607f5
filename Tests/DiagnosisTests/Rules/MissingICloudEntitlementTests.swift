import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct MissingICloudEntitlementTests {
  private let rule = MissingICloudEntitlement()
  private let id = "missing-icloud-entitlement"

  @Test(arguments: [
    "In order to use CloudKit, your process must have a com.apple.developer.icloud-services"
      + " entitlement.",
    "your process must have a \"com.apple.developer.icloud-container-identifiers\" entitlement",
    "SecItemCopyMatching failed: -34018 (errSecMissingEntitlement)",
  ])
  func `the system says so of the running process`(line: String) throws {
    #expect(try Given.found(rule, files: ["console.txt": line + "\n"]) == [id])
  }

  @Test func `CloudKit's code says it`() throws {
    let error: JSONValue = ["domain": "CKErrorDomain", "code": 8]
    #expect(try Given.found(rule, .error(error)) == [id])
  }

  @Test func `another entitlement is another matter`() throws {
    let line = "BUG IN CLIENT OF CLOUDKIT: Not entitled to listen to push notifications.\n"
    #expect(try Given.found(rule, files: ["console.txt": line]) == [])
  }

  @Test func `a silent launch alone does not tell how the build was signed`() throws {
    #expect(try Given.found(rule, .silent()) == [])
  }
}
