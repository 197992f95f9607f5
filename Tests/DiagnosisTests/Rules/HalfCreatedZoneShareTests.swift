import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct HalfCreatedZoneShareTests {
  private let rule = HalfCreatedZoneShare()
  private static let exists = cloudKitError(
    14,
    ["serverErrorDescription": "record to insert already exists"]
  )

  @Test func `the refused share is named by its item, or by the error's text`() throws {
    let item = partialError(
      "recordName=cloudkit.zoneshare, zoneID=Pets:__defaultOwner__",
      Self.exists
    )
    let text = cloudKitError(
      14,
      [
        "description": "record to insert already exists",
        "userInfo": ["recordName": "cloudkit.zoneshare"],
      ]
    )
    for error in [item, text] {
      let finding = try #require(try Given.finding(rule, .caught(error, context: "save")))
      #expect(finding.id == "half-created-zone-share")
      #expect(finding.confidence > 0.9)
      #expect(finding.fix.first?.contains("cloudkit.zoneshare") == true)
    }
  }

  @Test func `without a name it counts only while the app was sharing, and less`() throws {
    let finding = try #require(try Given.finding(rule, .caught(Self.exists, context: "share")))
    #expect(finding.confidence < 0.8)
    #expect(try Given.found(rule, .caught(Self.exists, context: "save")) == [])
  }

  @Test func `another record that exists, or a share's stale tag, is a conflict`() throws {
    let other = partialError("recordName=Pet.1, zoneID=Pets:__defaultOwner__", Self.exists)
    #expect(try Given.found(rule, .caught(other, context: "share")) == [])
    let tag = cloudKitError(14, ["serverErrorDescription": "client oplock error updating record"])
    let stale = partialError("recordName=cloudkit.zoneshare, zoneID=Pets:__defaultOwner__", tag)
    #expect(try Given.found(rule, .caught(stale, context: "share")) == [])
  }

  @Test func `a share that the fetch does not find is healthy`() throws {
    #expect(try Given.found(rule, .caught(cloudKitError(11), context: "share")) == [])
  }
}
