import SyncEvents
import TestSupport

/// Makes events of every kind out of small pools, so that they meet each other in the facts.
struct RandomEvents {
  var generator: SeededGenerator
  private var made = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  static let sessions = (0..<5).map { "5E550000-0000-4000-8000-00000000000\($0)" }
  private static let eventIDs = [
    "E0000000-0000-4000-8000-000000000001", "e0000000-0000-4000-8000-00000000000a", "one",
    "seventeen bytes.\u{5}", "",
  ]
  private static let errors: [JSONValue] = [
    Scenes.shareTypeError, ["domain": "NSURLErrorDomain", "code": -1_009],
    ["domain": "CKErrorDomain", "code": 2, "partial": [], "extra": [1, nil]],
    ["domain": "Swift.Failure", "userInfo": ["a": "b", "n": .number("1.5")]],
  ]

  mutating func events(_ count: Int) throws -> [SyncEvent] {
    try (0..<count).map { _ in try event() }
  }

  mutating func event() throws -> SyncEvent {
    made += 1
    let kind = pick(EventKind.all.map(\.name) + ["sync", "save", "fields", "server", "novelty"])
    var body: JSONObject = ["v": 1, "kind": .string(kind)]
    if isOne(in: 30) {
      body.append("source", ["format": "console", "name": .string(pick(["a", "b"])), "line": 3])
    } else {
      body.append("ts", time: time())
    }
    appendIdentity(to: &body)
    appendContext(to: &body)
    body.members += members(of: kind).members
    return try SyncEvent(body)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    generator.pick(elements)
  }

  private mutating func isOne(in count: Int) -> Bool {
    generator.isOne(in: count)
  }

  private mutating func time() -> Timestamp {
    Scene.time(Double(generator.below(200_000)) - 90_000)
  }

  private mutating func flag() -> JSONValue {
    .bool(isOne(in: 2))
  }

  private mutating func appendIdentity(to body: inout JSONObject) {
    if isOne(in: 3) {
      let id = String("000000000000\(made)".suffix(12))
      body.append("id", .string(isOne(in: 4) ? "event \(made)" : "AAAAAAAA-0000-4000-8000-\(id)"))
      if isOne(in: 3) { body.append("session", .string(pick(Self.sessions))) }
    } else {
      body.append("session", .string(pick(Self.sessions)))
      body.append("seq", .integer(Int64(generator.below(400))))
    }
  }

  private mutating func appendContext(to body: inout JSONObject) {
    if !isOne(in: 8) { body.append("device", .string(pick(["one", "two", "", "zwölf"]))) }
    if isOne(in: 2) {
      body.append("app", isOne(in: 9) ? ["name": "Meow"] : app())
    }
    if isOne(in: 2) { body.append("role", .string(pick(["owner", "recipient"]))) }
    if isOne(in: 2) { body.append("container", .string(pick(["iCloud.a", "iCloud.b", ""]))) }
    if isOne(in: 4) { body.append("os", .string(pick(["iOS 18.1", "iOS 18.2"]))) }
    if isOne(in: 2) { body.append("store", .string(pick(["private", "shared", "Local", ""]))) }
  }

  private mutating func app() -> JSONValue {
    ["bundle": "b", "version": .string(pick(["1", "2"])), "build": "7"]
  }

  private mutating func members(of kind: String) -> JSONObject {
    var body: JSONObject = [:]
    switch kind {
    case "session":
      body = ["phase": "began", "storesLoaded": flag(), "debugger": flag(), "expectedStores": 2]
    case "store":
      if isOne(in: 2) { body.append("configuration", pick([.null, "Private"])) }
      if isOne(in: 2) { body.append("scope", .string(pick(["private", "SHARED", "odd"]))) }
      if isOne(in: 2) { body.append("cloudKitOptions", flag()) }
      if isOne(in: 2) { body.append("storeIdentifier", .string(pick(["S1", "S2"]))) }
      body.append("loaded", flag())
    case "sync":
      body = [
        "type": .string(pick(["setup", "import", "export", "purge"])),
        "phase": .string(pick(["began", "ended", "began", "ended", "paused"])),
      ]
      if !isOne(in: 5) { body.append("eventID", .string(pick(Self.eventIDs))) }
      if isOne(in: 2) { body.append("succeeded", flag()) }
      if isOne(in: 3) { body.append("storeIdentifier", .string(pick(["S1", "S2", "S3"]))) }
      if isOne(in: 3) { body.append("startDate", time: time()) }
      if isOne(in: 4) { body.append("observed", "history") }
    case "account":
      body = ["status": .string(pick(["available", "noAccount", "odd"]))]
      if isOne(in: 2) { body.append("userRecordID", .string(pick(["h:1", "h:2"]))) }
    case "save":
      body = ["inserted": ["CareEvent": 1]]
    case "server": body = serverRow()
    case "coverage":
      let from = time()
      body = ["database": "PRIVATE", "source": "icloud-console"]
      body.append("from", time: from)
      body.append("to", time: from.advanced(bySeconds: Double(generator.below(9_000)) - 100))
    case "probe":
      body = ["database": "private"]
      if !isOne(in: 4) { body.append("newest", time: time()) }
    case "fields": body = fields()
    case "log": body = ["message": .string(Scenes.schedulerLine)]
    default: break
    }
    let bearers = ["store", "sync", "account", "save", "operation", "share", "probe", "error"]
    if bearers.contains(kind), isOne(in: 4) { body.append("error", pick(Self.errors)) }
    return body
  }

  private mutating func serverRow() -> JSONObject {
    var row: JSONObject = [
      "operation": .string(pick(["RecordSave", "RecordSave", "ZoneSave", "RecordFetch"])),
      "status": .string(pick(["SUCCESS", "FAILURE"])),
    ]
    if !isOne(in: 4) { row.append("database", .string(pick(["PRIVATE", "private", ""]))) }
    if isOne(in: 3) { row.append("userID", .string(pick(["u1", ""]))) }
    if isOne(in: 3) { row.append("environment", .string(pick(["production", ""]))) }
    if isOne(in: 6) { row.append("platform", "web") }
    return row
  }

  private mutating func fields() -> JSONObject {
    var states: JSONObject = [:]
    for field in ["a", "b", "naïve"] where !isOne(in: 4) {
      states.append(field, .string(pick(["present", "nil", "undecodable", "faulted"])))
    }
    var body: JSONObject = [
      "entity": .string(pick(["Care", "Event"])), "recordName": .string(pick(["r1", "r2", "r3"])),
      "fields": .object(states),
    ]
    if isOne(in: 2) { body.append("types", ["a": .string(pick(["String", "Transformable"]))]) }
    return body
  }
}
