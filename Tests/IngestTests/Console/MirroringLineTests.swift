import SyncEvents
import Testing

@testable import Ingest

struct MirroringLineTests {
  static let id = "00000000-AAAA-4BBB-8CCC-0123456789AB"

  @Test(
    arguments: [
      (
        "CoreData+CloudKit: -[X executeNextRequest](1): <NSCloudKitMirroringDelegate: 0x1>: "
          + "Executing: <NSCloudKitMirroringDelegateSetupRequest: 0x2> \(id)",
        [
          "kind": "sync", "observed": "log", "type": "setup", "phase": "began",
          "eventID": .string(id),
        ]
      ),
      (
        "CoreData+CloudKit: -[X y](1): Successfully set up CloudKit integration for store (\(id)): z",
        [
          "kind": "sync", "observed": "log", "type": "setup", "phase": "ended", "succeeded": true,
          "storeIdentifier": .string(id),
        ]
      ),
      (
        "CoreData+CloudKit: Beginning automated export - ExportActivity",
        ["kind": "sync", "observed": "log", "type": "export", "phase": "began"]
      ),
    ] as [(String, JSONObject)]
  )
  func `reads the life of a request`(line: String, members: JSONObject) {
    #expect(MirroringLine.members(of: line, error: nil) == members)
  }

  @Test(arguments: ["", "Executing: <Other>", "Successfully set up CloudKit integration"])
  func `lines that are not the mirroring's are none`(line: String) {
    #expect(MirroringLine.members(of: line, error: nil) == nil)
  }
}
