import Questions
import SyncEvents
import Testing
import TestSupport

struct FactsTests {
  @Test
  func `a launch is told by device and session, a text without both by its file`() {
    let first = SessionKey(device: nil, session: nil, source: "a.txt")
    #expect(first != SessionKey(device: nil, session: nil, source: "b.txt"))
    #expect(
      SessionKey(device: "d", session: nil, source: "a.txt")
        == SessionKey(device: "d", session: nil, source: "b.txt")
    )
    #expect(
      SessionKey(device: "d", session: "1", source: nil)
        != SessionKey(device: "d", session: "2", source: nil)
    )
  }

  @Test
  func `the same session on two devices is two launches`() throws {
    var one = Scene(device: "a")
    var two = Scene(device: "b")
    one.add(0, "beat")
    two.add(0, "beat")
    #expect(try folded(one, two).sessions.keys.count { $0.session != nil } == 2)
  }

  // MARK: The server

  @Test
  func `server rows are counted by container, environment, database, device and user`() throws {
    var scene = Scene(device: "d")
    for status in ["SUCCESS", "USER_ERROR"] {
      scene.add(
        1,
        "server",
        [
          "operation": "RecordSave", "database": "private", "status": .string(status),
          "userID": "u",
        ]
      )
    }
    scene.add(2, "server", ["operation": "ZoneSave", "database": "PRIVATE", "userID": "u"])
    scene.add(3, "server", ["operation": "RecordSave", "database": "PUBLIC", "platform": "Web"])
    let server = try folded(scene).server
    let key = ServerKey(
      container: "iCloud.com.example.meow",
      environment: "production",
      database: "PRIVATE",
      device: "d",
      user: "u"
    )
    #expect(server.keys.map(\.self) == [key])
    let facts = try #require(server[key])
    #expect(facts.recordSaves.times == [1].map(Scene.time))
    #expect(facts.rows == 3 && facts.zoneSaves == 1 && facts.failures == 1)
    #expect(facts.firstReference == .ordinal(1) && facts.lastReference == .ordinal(3))
  }

  @Test
  func `a row's own environment is stronger than its app's`() throws {
    var scene = Scene(device: "d")
    scene.add(1, "server", ["operation": "RecordSave", "environment": "development"])
    #expect(try folded(scene).server.keys.map(\.environment) == ["development"])
  }

  @Test
  func `coverage needs both ends in order, and counts once`() throws {
    var scene = Scene(device: "d")
    scene.add(1, "coverage", ["from": stamp(0), "to": stamp(9)])
    scene.add(2, "coverage", ["from": stamp(0), "to": stamp(9)])
    scene.add(3, "coverage", ["from": stamp(9), "to": stamp(0)])
    scene.add(4, "coverage", ["from": stamp(9)])
    let coverage = try folded(scene).coverage
    #expect(coverage.count == 1)
    #expect(coverage.values.first == .ordinal(1))
  }

  // MARK: Fields

  static func fields(
    _ seconds: Double,
    _ state: String,
    role: String? = "owner",
    store: String? = nil
  ) -> (Double, JSONObject) {
    var members: JSONObject = [
      "entity": "A", "recordName": "h:1", "fields": ["x": .string(state)], "types": ["x": "String"],
    ]
    members.append("role", .optional(role))
    members.append("store", text: store)
    return (seconds, members)
  }

  static func records(_ lines: [(Double, JSONObject)], stores: [JSONObject] = []) throws -> Facts {
    var scene = Scene(device: "d")
    for store in stores { scene.add(0, "store", store) }
    for (seconds, members) in lines { scene.add(seconds, "fields", members) }
    return try folded(scene)
  }

  @Test
  func `the newest report of a record wins, the later one of two of the same time`() throws {
    let lines = [Self.fields(5, "present"), Self.fields(1, "nil"), Self.fields(5, "undecodable")]
    let facts = try Self.records(lines)
    #expect(facts.records.values.map(\.fields) == [["x": "undecodable"]])
    #expect(facts.records.values.first?.time == Scene.time(5))
  }

  @Test(
    arguments: [
      (nil, "private", "owner"), (nil, "shared", "recipient"), (nil, "family", "recipient"),
      ("owner", "shared", "owner"), (nil, "mine", nil), (nil, nil, nil),
    ] as [(String?, String?, String?)]
  )
  func `the role is the event's, else that of its store's scope`(
    role: String?,
    store: String?,
    expected: String?
  ) throws {
    let stores: [JSONObject] = [["store": "family", "scope": "shared"]]
    let facts = try Self.records(
      [Self.fields(1, "present", role: role, store: store)],
      stores: stores
    )
    #expect(facts.records.keys.first?.role == expected)
    #expect(facts.fieldTypes == ["A": ["x": "String"]])
  }

  @Test
  func `a phone's owner is a recipient in the store whose line told that it is shared`() throws {
    var scene = Scene(device: "d", role: "owner")
    scene.add(0, "store", ["store": "family", "scope": "shared"])
    scene.add(
      1,
      "fields",
      ["entity": "A", "recordName": "h:1", "store": "family", "fields": ["x": "nil"]]
    )
    #expect(try folded(scene).records.keys.map(\.role) == ["recipient"])
  }

  // MARK: Errors and signals

  @Test
  func `errors are grouped by fingerprint, and counted by where they came up`() throws {
    var scene = Scene(device: "d")
    let error: JSONValue = ["domain": "CKErrorDomain", "code": 2]
    scene.sync(1, "setup", store: "private", succeeded: false, error: error)
    scene.sync(5, "export", store: "private", succeeded: false, error: error)
    scene.sync(9, "export", store: "private", succeeded: false, error: error)
    scene.add(20, "error", ["context": "share", "error": ["domain": "CKErrorDomain", "code": 12]])
    let facts = try folded(scene)
    #expect(facts.errors.count == 2)
    let chain = ErrorChain(domain: "CKErrorDomain", code: 2)
    let group = try #require(facts.errors[chain.fingerprint])
    #expect(group.signature == "CKErrorDomain 2")
    #expect(group.example == chain)
    #expect(group.count == 3)
    #expect(group.devices == ["d"])
    #expect(Set(group.places.keys.map(\.context)) == ["sync setup", "sync export"])
    #expect(group.firstTime == Scene.time(2.5) && group.lastTime == Scene.time(10.5))
    #expect(group.firstReference == .ordinal(2))
  }

  @Test(
    arguments: [
      ("operation", ["operation": "fetchShare"], "operation fetchShare"),
      ("operation", [:], "operation"),
      ("share", ["phase": "failed"], "share failed"), ("share", [:], "share"),
      ("error", [:], "error"),
      ("save", [:], "save"), ("account", [:], "account"), ("probe", [:], "probe"),
      ("store", ["store": "private"], "store"),
    ] as [(String, JSONObject, String)]
  )
  func `every kind that bears an error is counted under its context`(
    kind: String,
    members: JSONObject,
    context: String
  ) throws {
    var scene = Scene(device: "d")
    var body = members
    body.append("error", ["domain": "D"])
    scene.add(1, kind, body)
    #expect(try folded(scene).errors.values.first?.places.keys.map(\.context) == [context])
  }

  @Test
  func `known console lines are counted by launch`() throws {
    var scene = Scene(device: "d")
    scene.add(1, "log", ["message": "x"])
    var facts = Facts()
    for (ordinal, event) in try scene.events().enumerated() where event.kind == .log {
      facts.add(event, .ordinal(Int64(ordinal)), signals: ["a", "b"])
      facts.add(event, .ordinal(9), signals: ["a"])
    }
    let session = try #require(facts.sessions.keys.first)
    let signal = facts.signals[SignalKey(id: "a", session: session)]
    #expect(signal?.count == 2)
    #expect(signal?.firstReference == .ordinal(1) && signal?.lastReference == .ordinal(9))
    #expect(facts.signals[SignalKey(id: "b", session: session)]?.count == 1)
  }
}
