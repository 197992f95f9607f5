import SyncEvents
import Testing

struct ReportContextTests {
  /// A report's opening with every member that it lends.
  static let opening: JSONObject = [
    "v": 1, "kind": "report", "ts": "2026-11-02T08:00:00Z", "id": "r", "device": "d",
    "session": "s", "app": ["bundle": "b", "environment": "production"], "os": "iOS 18.1",
    "model": "iPhone15,2", "role": "owner", "container": "c", "store": "mine",
    "uptimeNs": 5, "note": "n", "seq": 9,
  ]

  static func line(_ members: JSONObject = [:]) -> JSONValue {
    var line: JSONObject = ["v": 1, "kind": "beat", "ts": "2026-11-02T08:00:01Z", "seq": 0]
    for member in members.members { line[member.name] = member.value }
    return .object(line)
  }

  /// The event of the last line, the others before it.
  static func last(_ lines: [JSONValue]) throws -> SyncEvent {
    var context = ReportContext()
    return try #require(try lines.map { line in try context.event(line) }.last)
  }

  @Test(arguments: ReportContext.inheritable.sorted())
  func `a line without its own member has that of the report line`(name: String) throws {
    let event = try Self.last([.object(Self.opening), Self.line()])
    #expect(event.body[name] == Self.opening[name])
  }

  @Test
  func `every line after it inherits, not only the first`() throws {
    let event = try Self.last([.object(Self.opening), Self.line(), Self.line(["seq": 1])])
    #expect(event.device == "d")
    #expect(event.session == "s")
  }

  @Test(arguments: ReportContext.inheritable.subtracting(["app"]).sorted())
  func `a line's own member stands`(name: String) throws {
    let event = try Self.last([.object(Self.opening), Self.line([name: "own"])])
    #expect(event.body[name] == "own")
    #expect(event.body.members.count { $0.name == name } == 1)
  }

  @Test
  func `an app is inherited whole or not at all`() throws {
    let event = try Self.last([.object(Self.opening), Self.line(["app": ["version": "2"]])])
    #expect(event.app == App(version: "2"))
  }

  @Test(arguments: ReportContext.inheritable.sorted())
  func `a null member inherits nothing`(name: String) throws {
    let event = try Self.last([.object(Self.opening), Self.line([name: nil, "id": "i"])])
    #expect(event.body[name] == nil)
    #expect(event.body.members.allSatisfy { $0.name != name })
  }

  @Test(arguments: ["uptimeNs", "note", "locale", "error", "id"])
  func `nothing else is inherited`(name: String) throws {
    var opening = Self.opening
    opening["error"] = ["domain": "D"]
    opening["locale"] = "de"
    let event = try Self.last([.object(opening), Self.line()])
    #expect(event.body[name] == nil)
  }

  @Test
  func `version, kind, time and number are never inherited`() throws {
    for (name, missing) in [("v", "v"), ("kind", "kind"), ("ts", "ts")] {
      var body = try #require(Self.line(["id": "i"]).object)
      body[name] = nil
      #expect(throws: EventError.missing(member: missing)) {
        try Self.last([.object(Self.opening), .object(body)])
      }
    }
    var body = try #require(Self.line().object)
    body["seq"] = nil
    #expect(throws: EventError.noIdentity) {
      try Self.last([.object(Self.opening), .object(body)])
    }
  }

  @Test
  func `a further report line begins anew`() throws {
    let second: JSONObject = [
      "v": 1, "kind": "report", "ts": "2026-11-02T09:00:00Z", "id": "r2", "device": "d2",
    ]
    let event = try Self.last([.object(Self.opening), .object(second), Self.line(["id": "i"])])
    #expect(event.device == "d2")
    for name in ["session", "app", "os", "model", "role", "container", "store"] {
      #expect(event.body[name] == nil)
    }
  }

  @Test
  func `a report line inherits nothing from the one before it`() throws {
    let second: JSONObject = ["v": 1, "kind": "report", "ts": "2026-11-02T09:00:00Z", "id": "r2"]
    #expect(try Self.last([.object(Self.opening), .object(second)]).body.members.count == 4)
  }

  @Test
  func `a report line is itself an event`() throws {
    let event = try Self.last([.object(Self.opening)])
    #expect(event.kind == .report)
    #expect(event.device == "d")
  }

  @Test
  func `of a name that stands twice the last counts, for the line and for those after it`() throws {
    var opening = Self.opening
    opening.append("device", text: "d2")
    #expect(try Self.last([.object(opening)]).device == "d2")
    #expect(try Self.last([.object(opening), Self.line()]).device == "d2")
    var body = try #require(Self.line(["device": "own"]).object)
    body.append("device", .null)
    #expect(try Self.last([.object(opening), .object(body)]).device == nil)
  }

  @Test
  func `a refused line changes nothing for the lines after it`() throws {
    var context = ReportContext()
    _ = try context.event(.object(Self.opening))
    var bad = Self.opening
    bad["device"] = "other"
    bad["os"] = 5
    #expect(throws: EventError.self) { try context.event(.object(bad)) }
    #expect(try context.event(Self.line()).device == "d")
  }

  // MARK: Role

  static let storeLine: JSONValue = line([
    "kind": "store", "store": "family", "scope": "shared", "seq": 0,
  ])

  static func withoutStore() -> JSONValue {
    var opening = opening
    opening["store"] = nil
    return .object(opening)
  }

  @Test(
    arguments: [
      ("private", nil), ("shared", nil), ("Shared", nil), ("public", "owner"), ("mine", "owner"),
    ] as [(String, String?)]
  )
  func `a report's role yields to the scope that a store's name tells`(
    store: String,
    role: String?
  ) throws {
    let event = try Self.last([Self.withoutStore(), Self.line(["store": .string(store)])])
    #expect(event.role == role)
  }

  @Test(arguments: [["role", "store"], ["store", "role"]])
  func `a report's role does not yield to the report's own store, in whatever order they stand`(
    names: [String]
  ) throws {
    var opening: JSONObject = ["v": 1, "kind": "report", "ts": "2026-11-02T08:00:00Z", "id": "r"]
    for name in names { opening.append(name, text: name == "role" ? "owner" : "shared") }
    #expect(try Self.last([.object(opening), Self.line(["id": "i"])]).role == "owner")
  }

  @Test
  func `a report's role yields to the scope that an earlier store line told`() throws {
    let saved = Self.line(["store": "family", "seq": 1])
    #expect(try Self.last([Self.withoutStore(), saved]).role == "owner")
    #expect(try Self.last([Self.withoutStore(), Self.storeLine, saved]).role == nil)
  }

  @Test
  func `a store line's own scope is stronger than its name`() throws {
    let members: JSONObject = ["kind": "store", "store": "shared", "scope": "public"]
    #expect(try Self.last([Self.withoutStore(), Self.line(members)]).role == "owner")
  }

  @Test
  func `scopes hold for one report only`() throws {
    let event = try Self.last([
      Self.withoutStore(), Self.storeLine, Self.withoutStore(),
      Self.line(["store": "family", "seq": 1]),
    ])
    #expect(event.role == "owner")
  }

  @Test
  func `a line's own role stands, whatever its store`() throws {
    let event = try Self.last([
      Self.withoutStore(), Self.line(["store": "shared", "role": "owner"]),
    ])
    #expect(event.role == "owner")
  }

  // MARK: Time

  @Test(arguments: [
    ("2026-11-02T09:00:00+01:00", "2026-11-02T08:00:00.000Z"),
    ("2026-11-02T08:00:00Z", "2026-11-02T08:00:00.000Z"),
    ("2026-11-02T08:00:00.1Z", "2026-11-02T08:00:00.100Z"),
    ("2026-11-02T08:00:00.123456789Z", "2026-11-02T08:00:00.123456789Z"),
    ("2026-11-02T08:00:00.000000Z", "2026-11-02T08:00:00.000Z"),
    ("2026-11-02T08:00:60.000Z", "2026-11-02T08:01:00.000Z"),
    ("2026-11-02 08:00:00.000Z", "2026-11-02T08:00:00.000Z"),
    ("2026-11-02t08:00:00.000z", "2026-11-02T08:00:00.000Z"),
  ])
  func `the time is kept in UTC without losing a digit`(text: String, utc: String) throws {
    let event = try Self.last([Self.line(["ts": .string(text), "id": "i"])])
    #expect(event.body["ts"]?.text == utc)
    #expect(event.time == Timestamp(text))
  }

  @Test
  func `an event of another format may lack the time`() throws {
    var body = try #require(Self.line(["id": "i", "source": ["format": "console"]]).object)
    body["ts"] = nil
    #expect(try Self.last([.object(body)]).time == nil)
  }
}
