import Ingest
import SyncEvents
import Testing

/// The lines of the field notes' listener and probe (000, 001), and those of our own listener.
struct ListenerLineTests {
  /// The one event of a line, without what says where it stood.
  static func members(_ line: String) throws -> JSONObject {
    let events = try Reading(line, as: .console).events
    #expect(events.count == 1)
    let own: Set<String> = ["v", "id", "text", "source"]
    return JSONObject(try #require(events.first).body.members.filter { !own.contains($0.name) })
  }

  @Test(arguments: ["setup", "import", "export"], ["began", "ended"])
  func `reads what the notes' listener prints`(type: String, phase: String) throws {
    #expect(
      try Self.members("[CloudSyncMonitor] \(type) \(phase)")
        == ["kind": "sync", "type": .string(type), "phase": .string(phase)]
    )
  }

  @Test(
    arguments: [
      (
        "[CloudSyncMonitor] setup began      ← dual-store 會 setup 兩次",
        ["kind": "sync", "type": "setup", "phase": "began"]
      ),
      (
        "[CloudSyncMonitor] observing NSPersistentCloudKitContainer.eventChangedNotification",
        ["kind": "session", "phase": "began", "storesLoaded": false]
      ),
      (
        "[CloudSyncMonitor] store loaded: private.sqlite scope=private configuration=nil",
        [
          "kind": "store", "store": "private", "url": "private.sqlite", "scope": "private",
          "configuration": nil, "loaded": true,
        ]
      ),
      (
        "[CloudSyncMonitor] store loaded: shared.sqlite scope=shared configuration=Shared",
        [
          "kind": "store", "store": "shared", "url": "shared.sqlite", "scope": "shared",
          "configuration": "Shared", "loaded": true,
        ]
      ),
      (
        "[CloudSyncMonitor] store loaded: a.sqlite",
        ["kind": "store", "store": "a.sqlite", "url": "a.sqlite", "loaded": true]
      ),
      (
        "[CloudSyncMonitor] saved: inserted 3 updated 2 deleted 1",
        ["kind": "save", "inserted": ["*": 3], "updated": ["*": 2], "deleted": ["*": 1]]
      ),
      ("[CloudSyncMonitor] saved: inserted 3", ["kind": "save", "inserted": ["*": 3]]),
      ("[CloudSyncMonitor] saved: inserted many", ["kind": "save"]),
      (
        "[CloudSyncMonitor] setup ended store=private succeeded=true event=E1",
        [
          "kind": "sync", "type": "setup", "phase": "ended", "store": "private", "eventID": "E1",
          "succeeded": true,
        ]
      ),
      (
        "[CloudSyncMonitor] export ended succeeded=0",
        ["kind": "sync", "type": "export", "phase": "ended", "succeeded": false]
      ),
      (
        "[CloudSyncMonitor] import began succeeded=false",
        ["kind": "sync", "type": "import", "phase": "began"]
      ),
      ("[CloudKit-Diag] accountStatus: available", ["kind": "account", "status": "available"]),
      (
        "[CloudKit-Diag] accountStatus: temporarilyUnavailable",
        ["kind": "account", "status": "temporarilyUnavailable"]
      ),
      ("[CloudKit-Diag] userRecordID: _a1", ["kind": "account", "userRecordID": "_a1"]),
      (
        "[CloudKit-Diag] accountStatus error: "
          + #"Error Domain=CKErrorDomain Code=9 "Not authenticated""#,
        [
          "kind": "account",
          "error": ["domain": "CKErrorDomain", "code": 9, "description": "Not authenticated"],
        ]
      ),
      (
        "[CloudKit-Diag] userRecordID error: no luck",
        ["kind": "account", "error": ["domain": "unknown", "description": "no luck"]]
      ),
    ] as [(String, JSONObject)]
  )
  func `reads a line to its event`(line: String, members: JSONObject) throws {
    #expect(try Self.members(line) == members)
    #expect(try Self.members("  \(line)\t") == members)
  }

  @Test(arguments: [
    "[CloudSyncMonitor] unknown began", "[CloudSyncMonitor] setup",
    "[CloudSyncMonitor] setup paused",
    "[CloudKit-Diag] x", "a setup began", "x [CloudSyncMonitor] setup began",
  ])
  func `any other line stays a log line`(line: String) throws {
    #expect(try Self.members(line) == ["kind": "log", "message": .string(line)])
  }
}
