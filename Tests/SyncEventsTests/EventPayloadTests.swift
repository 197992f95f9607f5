import SyncEvents
import Testing

struct EventPayloadTests {
  static let error: JSONValue = ["domain": "CKErrorDomain", "code": 2]

  /// Every kind with every member of the format's table.
  static let kinds: [(kind: String, members: JSONObject)] = [
    (
      "report",
      ["note": "n", "recorder": ["name": "r", "version": "1"], "locale": "de", "redaction": "off"]
    ),
    (
      "session",
      ["phase": "began", "expectedStores": 2, "storesLoaded": false, "debugger": true]
    ),
    (
      "store",
      [
        "store": "private", "configuration": "Private", "scope": "private",
        "historyTracking": true, "remoteChangeNotifications": true, "cloudKitOptions": true,
        "url": "a.sqlite", "storeIdentifier": "U", "loaded": true, "error": error,
      ]
    ),
    (
      "sync",
      [
        "observed": "live", "type": "setup", "phase": "ended", "eventID": "E",
        "storeIdentifier": "U", "startDate": "2026-11-02T08:00:00Z",
        "endDate": "2026-11-02T08:00:01Z", "succeeded": false, "error": error,
      ]
    ),
    ("account", ["status": "available", "userRecordID": "h:0", "error": error]),
    (
      "save",
      [
        "inserted": ["A": 1], "updated": ["A": 2], "deleted": ["A": 3], "entity": "A",
        "operation": "insert", "count": 1, "error": error,
      ]
    ),
    (
      "operation",
      [
        "operation": "modifyRecords", "requested": 3, "saved": 1, "failed": 2, "thrown": false,
        "error": error,
      ]
    ),
    (
      "server",
      [
        "environment": "production", "operation": "RecordSave", "database": "PRIVATE", "zone": "z",
        "recordType": "CD_A", "recordCount": 3, "status": "SUCCESS", "platform": "iOS",
        "requestID": "r", "userID": "u", "durationMs": .number("12.5"),
      ]
    ),
    (
      "coverage",
      [
        "source": "icloud-console", "environment": "production", "database": "PRIVATE",
        "container": "c", "userID": "u", "from": "2026-11-02T08:00:00Z",
        "to": "2026-11-02T09:00:00Z",
      ]
    ),
    ("beat", ["foreground": true]),
    (
      "fields",
      [
        "entity": "A", "recordName": "h:1", "fields": ["x": "present", "y": "nil"],
        "types": ["x": "String"],
      ]
    ),
    (
      "share",
      ["phase": "saved", "hasURL": true, "hasChangeTag": false, "zone": "z", "error": error]
    ),
    (
      "probe",
      [
        "database": "PRIVATE", "environment": "production", "zone": "z", "exists": true,
        "complete": true, "records": 4, "newest": "2026-11-02T08:00:00Z",
        "fields": ["CD_A": ["x": 1]], "error": error,
      ]
    ),
    (
      "environment",
      ["process": "app", "lowPower": false, "network": "wifi", "environmentSource": "receipt"]
    ),
    (
      "model",
      [
        "entities": ["A": ["x": "String"]], "configurations": ["Private": ["A"]],
        "versionHashes": ["A": "h"],
      ]
    ),
    (
      "schema",
      ["environment": "production", "asOf": "2026-11-02", "types": ["CD_A": ["CD_x": "STRING"]]]
    ),
    ("error", ["context": "share", "error": error]),
    (
      "log",
      ["message": "m", "process": "p", "subsystem": "s", "category": "c", "level": "error"]
    ),
  ]

  static let common: JSONObject = [
    "id": "i", "session": "s", "seq": 1, "device": "d", "app": ["bundle": "b"], "os": "iOS 18.1",
    "role": "owner", "uptimeNs": 12,
  ]

  static func line(_ kind: String, _ members: JSONObject) -> JSONValue {
    var line: JSONObject = ["v": 1, "kind": .string(kind), "ts": "2026-11-02T08:00:00.000Z"]
    line.members += members.members + common.members
    return .object(line)
  }

  @Test(arguments: kinds)
  func `a line with every member of its kind is read whole`(
    kind: String,
    members: JSONObject
  ) throws {
    let line = Self.line(kind, members)
    var context = ReportContext()
    let event = try context.event(line)
    #expect(event.kind.name == kind)
    #expect(JSONValue.object(event.body) == line)
    #expect(event.payload != .other)
    #expect((event.payload.error != nil) == (members["error"] != nil))
  }

  @Test
  func `the table has every kind`() {
    #expect(Self.kinds.map(\.kind) == EventKind.all.map(\.name))
  }

  /// Members that are kept as they are, whatever they are.
  static let untyped: Set<String> = ["recorder", "network", "versionHashes", "source"]

  static let wrong: [(kind: String, member: String, value: JSONValue)] = kinds.flatMap {
    kind,
    members in
    members.members.filter {
      !untyped.contains($0.name) && !(kind == "probe" && $0.name == "fields")
    }
    .map { (kind, $0.name, $0.value.text == nil ? "text" : 5) }
  }

  @Test(arguments: wrong)
  func `a known member of another type is refused by name`(
    kind: String,
    member: String,
    value: JSONValue
  ) throws {
    var members = try #require(Self.kinds.first { $0.kind == kind }).members
    members[member] = value
    var context = ReportContext()
    #expect {
      try context.event(Self.line(kind, members))
    } throws: { error in
      "\(error)".hasPrefix("'\(member)' must be ")
    }
  }

  @Test(arguments: wrong)
  func `a known member that is null is as if absent`(
    kind: String,
    member: String,
    value: JSONValue
  ) throws {
    var members = try #require(Self.kinds.first { $0.kind == kind }).members
    members[member] = .null
    guard kind != "sync" || (member != "type" && member != "phase") else { return }
    var context = ReportContext()
    #expect(throws: Never.self) { try context.event(Self.line(kind, members)) }
  }

  @Test(
    arguments: [
      ("id", 1), ("session", 1), ("seq", "1"), ("seq", .number("1.5")), ("device", 1), ("app", "b"),
      ("os", 18),
      ("model", []), ("role", 1), ("container", [:]), ("store", true), ("ts", 5), ("kind", 5),
      ("source", 5), ("source", []),
    ] as [(String, JSONValue)]
  )
  func `a common member of another type is refused by name`(member: String, value: JSONValue) {
    var line: JSONObject = ["v": 1, "kind": "beat", "ts": "2026-11-02T08:00:00Z", "id": "i"]
    line[member] = value
    var context = ReportContext()
    #expect {
      try context.event(.object(line))
    } throws: { error in
      "\(error)".hasPrefix("'\(member)' must be ")
    }
  }

  @Test(
    arguments: [
      ("app", ["bundle": 1], "app.bundle"), ("app", ["version": 1], "app.version"),
      ("app", ["build": 57], "app.build"), ("app", ["environment": 1], "app.environment"),
      ("source", ["format": 1], "source.format"),
      ("source", ["format": "f", "name": 1], "source.name"),
      ("source", ["format": "f", "line": "1"], "source.line"),
      ("error", ["domain": 1], "error.domain"), ("inserted", ["A": "1"], "inserted.A"),
      ("deleted", ["A": 1, "B": nil], "deleted.B"),
    ] as [(String, JSONValue, String)]
  )
  func `a member within a member is refused by its whole name`(
    member: String,
    value: JSONValue,
    name: String
  ) {
    var line: JSONObject = ["v": 1, "kind": "save", "ts": "2026-11-02T08:00:00Z", "id": "i"]
    line[member] = value
    var context = ReportContext()
    #expect {
      try context.event(.object(line))
    } throws: { error in
      "\(error)".hasPrefix("'\(name)' must be ")
    }
  }

  @Test(arguments: ["startDate", "endDate"])
  func `a time that is none is refused by name`(member: String) throws {
    var members = try #require(Self.kinds.first { $0.kind == "sync" }).members
    members[member] = "yesterday"
    var context = ReportContext()
    #expect(throws: EventError.unreadableTime(member: member, text: "yesterday")) {
      try context.event(Self.line("sync", members))
    }
  }

  @Test(arguments: ["type", "phase"])
  func `a sync event needs its type and phase`(member: String) throws {
    var members = try #require(Self.kinds.first { $0.kind == "sync" }).members
    members[member] = nil
    var context = ReportContext()
    #expect(throws: EventError.missing(member: member)) {
      try context.event(Self.line("sync", members))
    }
  }

  @Test
  func `an unknown kind is kept with all its members`() throws {
    let line = Self.line("metric", ["status": 5, "phase": ["x"], "new": nil])
    var context = ReportContext()
    let event = try context.event(line)
    #expect(event.kind == .other("metric"))
    #expect(event.payload == .other)
    #expect(JSONValue.object(event.body) == line)
  }

  @Test
  func `unknown members of a known kind are kept`() throws {
    let line = Self.line("beat", ["foreground": true, "later": ["a": [nil, .number("1.50")]]])
    var context = ReportContext()
    #expect(JSONValue.object(try context.event(line).body) == line)
  }
}
