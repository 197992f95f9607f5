import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct AccountSwitchedTests {
  private let rule = AccountSwitched()
  private let id = "account-switched-zone-missing"

  private func launch(_ user: JSONValue, session: String) -> Scene {
    var scene = Scene(device: "phone", session: session)
    scene.add(0, "account", ["status": "available", "userRecordID": user])
    return scene
  }

  @Test(arguments: [134_405, 134_415, 134_416] as [Int64])
  func `Core Data resets for the account's sake`(code: Int64) throws {
    let error: JSONValue = ["domain": "NSCocoaErrorDomain", "code": .integer(code)]
    #expect(try Given.found(rule, .error(error)) == [id])
  }

  @Test func `a device with two users has switched`() throws {
    let scenes = [launch("h:1", session: "S1"), launch("h:2", session: "S2")]
    let outcome = rule.outcome(in: try Given.timeline(scenes))
    #expect(outcome.findings.map(\.id) == [id])
    #expect(outcome.findings.first?.severity == .warning)
  }

  @Test func `one user, told or not, has not`() throws {
    let scenes = [launch("h:1", session: "S1"), launch(nil, session: "S2")]
    #expect(rule.outcome(in: try Given.timeline(scenes)).findings.isEmpty)
  }

  @Test func `a zone that is missing alone is another matter`() throws {
    #expect(try Given.found(rule, .error(["domain": "CKErrorDomain", "code": 26])) == [])
  }
}
