import Questions
import SyncEvents
import Testing
import TestSupport

/// `ask exports` and `ask imports`: silence counts only where there was something to do.
struct ExportsAndImportsTests {
  static func scene(_ device: String = "d") -> Scene {
    var scene = SetupAnswerTests.scene(device: device)
    scene.add(0, "account", ["status": "available", "userRecordID": "h:u"])
    return scene
  }

  static func exports(_ scene: Scene) throws -> ActivityVerdict {
    ActivityAnswer(.export, facts: try folded(scene)).verdict
  }

  // MARK: Exports

  @Test
  func `saves after a good setup and no export: never began`() throws {
    var scene = Self.scene()
    scene.sync(1, "setup", store: "private")
    scene.add(10, "save", ["store": "private"])
    #expect(try Self.exports(scene) == .neverBegan)
  }

  @Test(arguments: [nil, "private"] as [String?], [nil, "private"] as [String?])
  func `unnamed setups and saves may be each other's`(setup: String?, save: String?) throws {
    var scene = Self.scene()
    scene.sync(1, "setup", store: setup)
    scene.add(10, "save", ["store": .optional(save)])
    #expect(try Self.exports(scene) == .neverBegan)
  }

  @Test
  func `without saves it is unknown`() throws {
    var scene = Self.scene()
    scene.sync(1, "setup", store: "private")
    #expect(try Self.exports(scene) == .unknown)
  }

  @Test
  func `without a good setup it is unknown`() throws {
    var scene = Self.scene()
    scene.add(10, "save", ["store": "private"])
    #expect(try Self.exports(scene) == .unknown)
    scene.sync(20, "setup", store: "private", succeeded: false)
    #expect(try Self.exports(scene) == .unknown)
    scene.sync(30, "setup", store: "private", ends: false)
    #expect(try Self.exports(scene) == .unknown)
  }

  @Test(arguments: ["local", "cache", "shared"])
  func `saves into a store that doesn't mirror, or may not, or has not set up need no export`(
    store: String
  ) throws {
    var scene = Self.scene()
    scene.add(0.5, "store", ["store": "local", "cloudKitOptions": false])
    scene.sync(1, "setup", store: "private")
    scene.add(10, "save", ["store": .string(store)])
    #expect(try Self.exports(scene) == .unknown)
  }

  @Test(arguments: [
    (true, true, ActivityVerdict.succeeded), (false, true, .failed), (true, false, .beganNotEnded),
  ])
  func `an export that was heard is judged by its end`(
    succeeded: Bool,
    ends: Bool,
    verdict: ActivityVerdict
  ) throws {
    var scene = Self.scene()
    scene.sync(1, "setup", store: "private")
    scene.add(10, "save", ["store": "private"])
    scene.sync(20, "export", store: "private", succeeded: succeeded, ends: ends)
    #expect(try Self.exports(scene) == verdict)
  }

  // MARK: Imports

  /// The verdict on a launch that set up at 1 s, where a peer's row came at `seconds`.
  static func imports(
    peer: String? = "peer",
    at seconds: Double = 60,
    _ row: JSONObject = [:],
    setsUp: Bool = true
  ) throws -> ActivityVerdict? {
    var scene = scene()
    if setsUp { scene.sync(1, "setup", store: "private") }
    var members: JSONObject = [
      "operation": "RecordSave", "database": "PRIVATE", "userID": "h:u", "device": .optional(peer),
      "session": nil, "id": "row",
    ]
    for member in row.members { members[member.name] = member.value }
    scene.add(seconds, "server", members)
    return ActivityAnswer(.import, facts: try folded(scene)).sessions.first?.verdict
  }

  @Test
  func `a peer's record saved after a good setup and no import: never began`() throws {
    #expect(try Self.imports() == .neverBegan)
  }

  @Test(arguments: ["d", nil] as [String?])
  func `the device's own rows, and those that name none, are no peer's`(device: String?) throws {
    #expect(try Self.imports(peer: device) == .unknown)
  }

  @Test(
    arguments: [
      ["container": "iCloud.com.example.other"], ["environment": "development"],
      ["database": "PUBLIC"], ["operation": "ZoneSave"], ["userID": "h:other"], ["platform": "web"],
    ] as [JSONObject]
  )
  func `another container, environment, database, operation or user is none of it`(
    row: JSONObject
  ) throws {
    #expect(try Self.imports(row) == .unknown)
  }

  @Test
  func `a record saved before the setup was there to be had`() throws {
    #expect(try Self.imports(at: 0.5) == .unknown)
  }

  @Test
  func `without a good setup it is unknown what an import would be`() throws {
    #expect(try Self.imports(setsUp: false) == .unknown)
  }

  @Test
  func `saves of its own need no import`() throws {
    var scene = Self.scene()
    scene.sync(1, "setup", store: "private")
    scene.add(10, "save", ["store": "private"])
    #expect(ActivityAnswer(.import, facts: try folded(scene)).verdict == .unknown)
  }

  // MARK: Patience

  @Test(arguments: [(781.0, ActivityVerdict.unknown), (780, .neverBegan)])
  func `an export is missed two minutes after the save`(
    second: Double,
    verdict: ActivityVerdict
  ) throws {
    var scene = Self.scene()
    scene.sync(1, "setup", store: "private")
    scene.add(second, "save", ["store": "private"])
    #expect(try Self.exports(scene) == verdict)
  }

  @Test(arguments: [(301.0, ActivityVerdict.unknown), (300, .neverBegan)])
  func `an import is missed ten minutes after the peer's save`(
    second: Double,
    verdict: ActivityVerdict
  ) throws {
    #expect(try Self.imports(at: second) == verdict)
  }

  @Test
  func `a peer's user is the last that was read before`() throws {
    var scene = Self.scene()
    scene.sync(1, "setup", store: "private")
    scene.add(
      60,
      "server",
      [
        "operation": "RecordSave", "database": "PRIVATE", "device": "peer", "session": nil,
        "id": "row",
      ]
    )
    var first = Scene(device: "peer", session: "1")
    first.add(-100, "account", ["status": "available", "userRecordID": "h:other"])
    var second = Scene(device: "peer", session: "2")
    second.add(-50, "account", ["status": "available", "userRecordID": "h:u"])
    let answer = ActivityAnswer(.import, facts: try folded(scene, first, second))
    #expect(answer.sessions.first { $0.device == "d" }?.verdict == .neverBegan)
  }
}
