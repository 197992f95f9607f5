import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct ServerRejectsRecordTests {
  private let rule = ServerRejectsRecord()

  private func rows(_ operation: String, _ status: String, platform: String = "iPhone") -> Scene {
    var scene = Scene(device: "phone")
    scene.add(
      9,
      "server",
      [
        "operation": .string(operation), "database": "PRIVATE", "environment": "production",
        "status": .string(status), "platform": .string(platform),
      ]
    )
    return scene
  }

  @Test func `rows of refused saves prove that the device exports`() throws {
    let finding = try Given.finding(rule, rows("RecordSave", "USER_ERROR"))
    #expect(finding?.id == "server-rejects-record-bad-request")
    #expect(finding?.captureNext.isEmpty == false)
  }

  @Test(arguments: [
    ("RecordSave", "SUCCESS", "iPhone"), ("RecordFetch", "USER_ERROR", "iPhone"),
    ("RecordSave", "USER_ERROR", "WEB"),
  ])
  func `saves that went well, other requests and the console's own page are none`(
    operation: String,
    status: String,
    platform: String
  ) throws {
    #expect(try Given.found(rule, rows(operation, status, platform: platform)) == [])
  }

  @Test func `a refusal among many saves that went well is a warning`() throws {
    var scene = rows("RecordSave", "USER_ERROR")
    for second in 0..<9 {
      scene.add(
        Double(20 + second),
        "server",
        [
          "operation": "RecordSave", "database": "PRIVATE", "environment": "production",
          "status": "SUCCESS", "platform": "iPhone",
        ]
      )
    }
    #expect(try Given.finding(rule, scene)?.severity == .warning)
    #expect(try Given.finding(rule, rows("RecordSave", "USER_ERROR"))?.severity == .error)
  }

  @Test func `without the server's log nothing is known`() throws {
    #expect(try Given.found(rule, .silent()) == [])
  }
}
