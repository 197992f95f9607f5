import Questions
import SyncEvents
import Testing
import TestSupport

struct SessionFactsTests {
  static func launch(_ build: (inout Scene) -> Void) throws -> SessionFacts {
    var scene = Scene(device: "d")
    build(&scene)
    return try #require(try folded(scene).launch)
  }

  @Test
  func `rolls up who, what and when`() throws {
    let launch = try Self.launch { scene in
      scene.add(
        5,
        "session",
        ["phase": "began", "expectedStores": 2, "storesLoaded": false, "debugger": true]
      )
      scene.add(9, "beat")
      scene.add(7, "beat")
    }
    #expect(launch.key.device == "d")
    #expect(launch.app?.build == "57")
    #expect(launch.os == "iOS 18.1")
    #expect(launch.role == "owner")
    #expect(launch.container == "iCloud.com.example.meow")
    #expect(launch.firstTime == Scene.time(5))
    #expect(launch.lastTime == Scene.time(9))
    #expect(launch.events == 3)
    #expect(launch.expectedSetups == 2)
    #expect(launch.storesLoaded == false)
    #expect(launch.debugger == true)
  }

  @Test(
    arguments: [
      ("session", [:], true), ("store", ["store": "private"], true), ("save", [:], true),
      ("account", ["status": "available"], true), ("beat", [:], true),
      ("sync", ["type": "setup", "phase": "began"], true), ("log", ["message": "x"], false),
      ("fields", [:], false), ("error", [:], false), ("metric", [:], false),
      ("sync", ["type": "setup", "phase": "began", "observed": "history"], false),
    ] as [(String, JSONObject, Bool)]
  )
  func `only some kinds are evidence that the launch was recorded`(
    kind: String,
    members: JSONObject,
    isRecorded: Bool
  ) throws {
    #expect(try Self.launch { $0.add(1, kind, members) }.isRecorded == isRecorded)
  }

  @Test(
    arguments: [
      ("server", ["operation": "RecordSave"]), ("coverage", [:]),
      ("sync", ["type": "setup", "phase": "ended", "observed": "history", "eventID": "e"]),
    ] as [(String, JSONObject)]
  )
  func `a report line, server rows, coverage and history make no launch`(
    kind: String,
    members: JSONObject
  ) throws {
    #expect(try !Self.launch { $0.add(1, kind, members) }.isLaunch)
    #expect(try Self.launch { $0.add(1, "log", ["message": "x"]) }.isLaunch)
  }

  @Test
  func `a store that is described again replaces its description`() throws {
    let launch = try Self.launch { scene in
      scene.add(1, "store", ["store": "private", "scope": "private", "loaded": false])
      scene.add(2, "store", ["store": "private", "scope": "private", "loaded": true])
      scene.add(3, "store", ["scope": "shared"])
      scene.add(4, "store", ["scope": "shared"])
    }
    #expect(launch.stores.map(\.name) == ["private", nil, nil])
    #expect(launch.stores.first?.description.loaded == true)
  }

  @Test(
    arguments: [
      (["store": "private", "scope": "private", "cloudKitOptions": true], .database("PRIVATE")),
      (["store": "private", "scope": "private"], .database("PRIVATE")),
      (["store": "private"], .database("PRIVATE")),
      (["store": "private", "cloudKitOptions": false], .none),
      (["store": "mine", "scope": "shared"], .database("SHARED")),
      (["store": "mine", "cloudKitOptions": true], .everyDatabase),
      (["store": "mine", "cloudKitOptions": false], .none),
      (["store": "mine", "scope": "local", "cloudKitOptions": false], .none),
      (["store": "mine"], .unknown),
      (["store": "mine", "loaded": true, "url": "mine.sqlite"], .unknown),
    ] as [(JSONObject, SaveTarget)]
  )
  func `a store's description tells which database shows its saves`(
    members: JSONObject,
    target: SaveTarget
  ) throws {
    let name = try #require(members["store"]?.text)
    #expect(try Self.launch { $0.add(1, "store", members) }.target(ofStore: name) == target)
  }

  @Test(
    arguments: [
      ("", .everyDatabase), ("private", .database("PRIVATE")), ("Shared", .database("SHARED")),
      ("cache", .unknown),
    ] as [(String, SaveTarget)]
  )
  func `without a description its name does, or nothing`(name: String, target: SaveTarget) throws {
    #expect(try Self.launch { _ in }.target(ofStore: name) == target)
  }

  @Test
  func `counts only saves that surely went into mirrored stores`() throws {
    let launch = try Self.launch { scene in
      scene.add(0, "store", ["store": "local", "cloudKitOptions": false])
      for store in ["private", "shared", "local", "cache"] {
        scene.add(1, "save", ["store": .string(store)])
      }
      scene.add(2, "save")
      scene.add(3, "save", ["store": "private", "error": ["domain": "D"]])
    }
    #expect(launch.mirroredSaves == 3)
    #expect(launch.failedSaves == 1)
  }

  @Test
  func `the expected stores are those that mirror, where no number is told`() throws {
    let launch = try Self.launch { scene in
      scene.add(0, "store", ["store": "private", "scope": "private", "cloudKitOptions": true])
      scene.add(0, "store", ["store": "shared"])
      scene.add(0, "store", ["store": "local", "cloudKitOptions": false])
      scene.add(0, "store", ["store": "mine"])
    }
    #expect(launch.mirroredStores.map(\.name) == ["private", "shared"])
    #expect(launch.expectedSetups == 2)
    #expect(try Self.launch { _ in }.expectedSetups == nil)
  }

  @Test(arguments: [0, 1, 2])
  func `a store's identifier stands for its name, wherever its line comes`(place: Int) throws {
    let launch = try Self.launch { scene in
      for index in 0..<3 {
        if index == place {
          scene.add(Double(index), "store", ["store": "private", "storeIdentifier": "U"])
        }
        guard index < 2 else { continue }
        scene.add(
          Double(index),
          "sync",
          [
            "type": "setup", "phase": index == 0 ? "began" : "ended", "eventID": "e",
            "storeIdentifier": "U", "succeeded": .bool(index == 1),
          ]
        )
      }
    }
    let setups = launch.activities(.setup)
    #expect(setups.map(\.store) == ["private"])
    #expect(setups.first?.facts.last?.isComplete == true)
  }

  @Test
  func `attempts under the name and under the identifier are one store's`() throws {
    let launch = try Self.launch { scene in
      scene.add(0, "store", ["store": "private", "storeIdentifier": "U"])
      scene.sync(1, "setup", store: "private", succeeded: false)
      scene.add(
        5,
        "sync",
        ["type": "setup", "phase": "began", "storeIdentifier": "U", "eventID": "e"]
      )
    }
    let setups = launch.activities(.setup)
    #expect(setups.count == 1)
    #expect(setups.first?.facts.began == 2)
    #expect(setups.first?.facts.failed == 1)
    #expect(setups.first?.facts.last?.eventID == "e")
  }

  @Test
  func `keeps account readings that change, and every error`() throws {
    let launch = try Self.launch { scene in
      scene.add(0, "account", ["status": "available", "userRecordID": "h:1"])
      scene.add(1, "account", ["status": "available", "userRecordID": "h:1"])
      scene.add(2, "account", ["status": "noAccount"])
      scene.add(3, "account", ["status": "noAccount", "error": ["domain": "D"]])
    }
    #expect(launch.accounts.map(\.time) == [0, 2, 3].map(Scene.time))
  }

  @Test
  func `the user is the one whose account was in force`() throws {
    let launch = try Self.launch { scene in
      scene.add(10, "account", ["userRecordID": "h:1"])
      scene.add(20, "account", ["userRecordID": "h:2"])
      scene.add(30, "account", ["status": "noAccount"])
    }
    #expect(launch.user(at: Scene.time(5)) == "h:1")
    #expect(launch.user(at: Scene.time(10)) == "h:1")
    #expect(launch.user(at: Scene.time(20)) == "h:2")
    #expect(launch.user(at: Scene.time(99)) == "h:2")
    #expect(try Self.launch { _ in }.user(at: Scene.time(0)) == nil)
  }
}
