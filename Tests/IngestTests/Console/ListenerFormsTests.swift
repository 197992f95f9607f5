import SyncEvents
import Testing

@testable import Ingest

struct ListenerFormsTests {
  @Test(
    arguments: [
      (
        "<NSPersistentCloudKitContainerEvent: 0x1> { type: Setup store: "
          + "00000000-AAAA-4BBB-8CCC-0123456789AB started: 2021-06-16 08:00:00 +0000 "
          + "ended: (null) succeeded: NO }",
        [
          "kind": "sync", "type": "setup", "phase": "began",
          "storeIdentifier": "00000000-AAAA-4BBB-8CCC-0123456789AB",
          "startDate": "2021-06-16T08:00:00.000Z",
        ]
      ),
      (
        "CloudKit event type=export succeeded=true startDate=2026-01-12 08:00:00 +0000 "
          + "endDate=2026-01-12 08:00:01 +0000 error=nil",
        [
          "kind": "sync", "type": "export", "phase": "ended",
          "startDate": "2026-01-12T08:00:00.000Z",
          "endDate": "2026-01-12T08:00:01.000Z", "succeeded": true,
        ]
      ),
      (
        "type=import succeeded=false startDate=2026-01-12 08:00:00 +0000 endDate=nil error=nil",
        [
          "kind": "sync", "type": "import", "phase": "began",
          "startDate": "2026-01-12T08:00:00.000Z",
        ]
      ),
      ("[Monitor] setup began", ["kind": "sync", "type": "setup", "phase": "began"]),
      (
        "setup ok store=private",
        [
          "kind": "sync", "type": "setup", "phase": "ended", "succeeded": true, "store": "private",
        ]
      ),
    ] as [(String, JSONObject)]
  )
  func `reads what other listeners print`(line: String, members: JSONObject) {
    #expect(ListenerForms.members(of: line) == members)
  }

  @Test(arguments: [
    "", "setup failed", "import the file", "type=setup", "type=other succeeded=true",
    "the export began to fail",
  ])
  func `other lines are none`(line: String) {
    #expect(ListenerForms.members(of: line) == nil)
  }
}
