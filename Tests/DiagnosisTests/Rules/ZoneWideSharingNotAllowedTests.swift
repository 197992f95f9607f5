import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct ZoneWideSharingNotAllowedTests {
  private let rule = ZoneWideSharingNotAllowed()

  @Test(arguments: [
    "Shared zone update is not enabled for container", "Zone-wide sharing is not supported",
    "zone wide sharing is not allowed for this zone",
  ])
  func `the server's words name it, whatever the code`(words: String) throws {
    let error = cloudKitError(15, ["serverErrorDescription": .string(words)])
    let finding = try #require(try Given.finding(rule, .error(error)))
    #expect(finding.id == "zone-wide-sharing-not-allowed")
    #expect(finding.severity == .error)
  }

  @Test func `the console's line is enough, and counts once with its error`() throws {
    let line =
      "<CKError 0x1: \"Server Rejected Request\" (15/2027); server message = \"Shared zone update is "
      + "not enabled for container\">"
    #expect(try Given.finding(rule, .logged(line))?.evidence.count == 1)
  }

  @Test func `a sync that goes well after it makes it a warning`() throws {
    var scene = Scene.ready()
    let error = cloudKitError(
      15,
      ["description": "Shared zone update is not enabled for container"]
    )
    scene.sync(9, "export", store: "shared", succeeded: false, error: error)
    scene.sync(19, "export", store: "shared")
    #expect(try Given.finding(rule, scene)?.severity == .warning)
  }

  @Test(arguments: [15, 24, 26, 30] as [Int64])
  func `the codes alone say nothing`(code: Int64) throws {
    #expect(try Given.found(rule, .error(cloudKitError(code))) == [])
  }
}
