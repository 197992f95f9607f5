import Questions
import SyncEvents
import Testing
import TestSupport

/// "The questions" of cli.md, sentence by sentence: did setup ever begin?
struct SetupAnswerTests {
  static func scene(
    storesLoaded: Bool? = false,
    expectedStores: Int? = nil,
    device: String = "d"
  ) -> Scene {
    var scene = Scene(device: device)
    var members: JSONObject = ["phase": "began"]
    members.append("storesLoaded", flag: storesLoaded)
    members.append("expectedStores", integer: expectedStores)
    scene.add(0, "session", members)
    // The launch lives on for long enough that silence means something.
    scene.add(900, "beat")
    return scene
  }

  static func answer(_ scenes: Scene...) throws -> ActivityAnswer {
    ActivityAnswer(.setup, facts: folded(try scenes.flatMap { try $0.events() }))
  }

  static func verdict(_ scene: Scene) throws -> ActivityVerdict {
    let answer = try answer(scene)
    #expect(answer.sessions.count == 1)
    #expect(answer.sessions.first?.verdict == answer.verdict)
    return answer.verdict
  }

  // MARK: Silence

  @Test(
    arguments: [(false, ActivityVerdict.neverBegan), (true, .unknown), (nil, .unknown)]
      as [(Bool?, ActivityVerdict)]
  )
  func `silence is never-began only where the recorder was there before the stores`(
    storesLoaded: Bool?,
    verdict: ActivityVerdict
  ) throws {
    #expect(try Self.verdict(Self.scene(storesLoaded: storesLoaded)) == verdict)
  }

  @Test(
    arguments: [
      ("save", [:]), ("account", ["status": "available"]), ("store", ["store": "private"]),
      ("log", ["message": "x"]), ("error", ["error": ["domain": "D"]]),
    ] as [(String, JSONObject)]
  )
  func `silence is unknown where nothing says when the recorder came`(
    kind: String,
    members: JSONObject
  ) throws {
    var scene = Scene(device: "d")
    scene.add(1, kind, members)
    #expect(try Self.verdict(scene) == .unknown)
  }

  @Test(
    arguments: [
      ("server", ["operation": "RecordSave"]), ("coverage", ["from": stamp(0), "to": stamp(1)]),
    ] as [(String, JSONObject)]
  )
  func `a report line and the server's lines make no row`(kind: String, members: JSONObject) throws
  {
    var scene = Scene(device: "d")
    scene.add(1, kind, members)
    let answer = try Self.answer(scene)
    #expect(answer.sessions.isEmpty)
    #expect(answer.verdict == .unknown)
  }

  @Test(arguments: [true, false])
  func `history tells nothing of this launch`(succeeded: Bool) throws {
    var scene = Self.scene()
    for phase in ["began", "ended"] {
      scene.add(
        1,
        "sync",
        [
          "observed": "history", "type": "setup", "phase": .string(phase), "eventID": "h",
          "store": "private", "succeeded": .bool(succeeded),
        ]
      )
    }
    let answer = try Self.answer(scene)
    #expect(answer.verdict == .neverBegan)
    #expect(answer.sessions.first?.stores.isEmpty == true)
  }

  @Test
  func `no setup where none was expected is unknown, not success`() throws {
    #expect(try Self.verdict(Self.scene(expectedStores: 0)) == .unknown)
  }

  @Test(arguments: [
    ("log", "that the launch was recorded"), ("save", "that the recorder came before the stores"),
  ])
  func `says whether it lacks the launch or only the recorder's coming`(
    kind: String,
    because: String
  ) throws {
    var scene = Scene(device: "d")
    scene.add(1, kind)
    #expect(try Self.answer(scene).sessions.first?.because.hasSuffix(because) == true)
  }

  // MARK: Attempts

  @Test
  func `a setup that ended well succeeded`() throws {
    var scene = Self.scene()
    scene.sync(1, "setup", store: "private")
    let answer = try Self.answer(scene)
    #expect(answer.verdict == .succeeded)
    let store = try #require(answer.sessions.first?.stores.first)
    #expect(store.store == "private")
    #expect(store.began == Scene.time(1) && store.ended == Scene.time(2.5))
    #expect(store.seconds == 1.5)
    #expect(store.succeeded == true && store.error == nil && store.attempts == 1)
  }

  @Test
  func `a setup that has no end is began-not-ended, though the other store succeeded`() throws {
    #expect(try Self.verdict(Scenes.half()) == .beganNotEnded)
  }

  @Test
  func `a store that failed decides, though another never ended`() throws {
    var scene = Self.scene(expectedStores: 3)
    scene.sync(1, "setup", store: "a")
    scene.sync(3, "setup", store: "b", ends: false)
    scene.sync(
      5,
      "setup",
      store: "c",
      succeeded: false,
      error: ["domain": "CKErrorDomain", "code": 2]
    )
    let answer = try Self.answer(scene)
    #expect(answer.verdict == .failed)
    let stores = try #require(answer.sessions.first?.stores)
    #expect(stores.map(\.verdict) == [.succeeded, .beganNotEnded, .failed])
    #expect(stores.last?.error == ErrorChain(domain: "CKErrorDomain", code: 2))
  }

  @Test(arguments: [true, false])
  func `of several attempts of a store the last counts`(isLastGood: Bool) throws {
    var scene = Self.scene()
    scene.sync(1, "setup", store: "private", succeeded: !isLastGood)
    scene.sync(5, "setup", store: "private", succeeded: isLastGood)
    let answer = try Self.answer(scene)
    #expect(answer.verdict == (isLastGood ? .succeeded : .failed))
    #expect(answer.sessions.first?.stores.map(\.attempts) == [2])
  }

  @Test
  func `an attempt that hangs after a good one is began-not-ended`() throws {
    var scene = Self.scene()
    scene.sync(1, "setup", store: "private")
    scene.sync(5, "setup", store: "private", ends: false)
    #expect(try Self.verdict(scene) == .beganNotEnded)
  }

  // MARK: One of two stores

  @Test(
    arguments: [(false, ActivityVerdict.neverBegan), (true, .unknown), (nil, .unknown)]
      as [(Bool?, ActivityVerdict)]
  )
  func `one of two expected stores is heard: the recorder's coming decides`(
    storesLoaded: Bool?,
    verdict: ActivityVerdict
  ) throws {
    var scene = Self.scene(storesLoaded: storesLoaded, expectedStores: 2)
    scene.sync(1, "setup", store: "private")
    #expect(try Self.verdict(scene) == verdict)
  }

  @Test
  func `the mirrored store lines stand for the number, and the silent one is named`() throws {
    var scene = Self.scene()
    for store in ["private", "shared"] {
      scene.add(
        0.5,
        "store",
        ["store": .string(store), "scope": .string(store), "cloudKitOptions": true]
      )
    }
    scene.add(0.5, "store", ["store": "local", "cloudKitOptions": false])
    scene.sync(1, "setup", store: "private")
    let session = try #require(try Self.answer(scene).sessions.first)
    #expect(session.verdict == .neverBegan)
    #expect(session.expectedStores == 2)
    #expect(session.stores.map(\.store) == ["private", "shared"])
    #expect(session.stores.map(\.verdict) == [.succeeded, .neverBegan])
    #expect(session.stores.last?.attempts == 0)
  }

  @Test
  func `setups of unnamed stores count as many stores as they are`() throws {
    var scene = Self.scene(expectedStores: 2)
    scene.sync(1, "setup", store: nil)
    #expect(try Self.verdict(scene) == .neverBegan)
    scene.sync(5, "setup", store: nil)
    #expect(try Self.verdict(scene) == .succeeded)
  }

  @Test
  func `an unnamed setup may have been the silent store's`() throws {
    var scene = Self.scene()
    scene.add(0.5, "store", ["store": "private", "scope": "private"])
    scene.sync(1, "setup", store: nil)
    let stores = try #require(try Self.answer(scene).sessions.first?.stores)
    #expect(stores.map(\.verdict) == [.succeeded, .unknown])
  }

  // MARK: A listener that doesn't say how it ended

  static func listener(_ lines: [(String, String, String?)]) -> Scene {
    var scene = scene()
    for (index, (type, phase, store)) in lines.enumerated() {
      var members: JSONObject = ["type": .string(type), "phase": .string(phase)]
      members.append("store", text: store)
      scene.add(Double(index), "sync", members)
    }
    return scene
  }

  @Test
  func `an end without a word of success is unknown`() throws {
    let scene = Self.listener([("setup", "began", nil), ("setup", "ended", nil)])
    #expect(try Self.verdict(scene) == .unknown)
  }

  @Test(
    arguments: [
      (nil, nil, ActivityVerdict.succeeded), ("private", nil, .succeeded),
      (nil, "private", .succeeded),
      ("private", "private", .succeeded), ("private", "shared", .unknown),
    ] as [(String?, String?, ActivityVerdict)]
  )
  func `an import or export of the store proves that its setup succeeded`(
    setup: String?,
    sync: String?,
    verdict: ActivityVerdict
  ) throws {
    for type in ["import", "export"] {
      let scene = Self.listener([
        ("setup", "began", setup), ("setup", "ended", setup), (type, "began", sync),
      ])
      #expect(try Self.verdict(scene) == verdict)
    }
  }

  @Test(arguments: [SyncType.import, .export])
  func `an import or export does not prove itself`(type: SyncType) throws {
    let scene = Self.listener([
      ("setup", "began", nil), ("setup", "ended", nil), (type.name, "began", nil),
      (type.name, "ended", nil),
    ])
    #expect(ActivityAnswer(type, facts: try folded(scene)).verdict == .unknown)
  }

  // MARK: All launches

  @Test
  func `the verdict of all is the worst, and the summary counts each`() throws {
    var unknown = Scene(device: "u")
    unknown.add(1, "save")
    var good = Self.scene(device: "g")
    good.sync(1, "setup", store: "private")
    let never = Self.scene(device: "n")
    let ordered: [(Scene, ActivityVerdict)] = [
      (Scenes.failed(), .failed), (never, .neverBegan), (Scenes.half(), .beganNotEnded),
      (unknown, .unknown), (good, .succeeded),
    ]
    for start in ordered.indices {
      let scenes = ordered[start...].map(\.0)
      let answer = ActivityAnswer(
        .setup,
        facts: folded(try scenes.reversed().flatMap { try $0.events() })
      )
      #expect(answer.verdict == ordered[start].1)
      #expect(answer.counts.values.allSatisfy { $0 == 1 })
      #expect(answer.counts.count == scenes.count)
    }
  }

  @Test
  func `rows are in order of device and time`() throws {
    var late = Scene(device: "a", session: "1")
    late.add(100, "beat", ["ts": stamp(100)])
    let early = Self.scene(device: "a")
    let answer = try Self.answer(Self.scene(device: "b"), late, early)
    #expect(answer.sessions.map(\.device) == ["a", "a", "b"])
    #expect(answer.sessions.map { $0.session == "1" } == [false, true, false])
  }

  @Test
  func `a filter leaves out launches`() throws {
    var filter = EventFilter()
    filter.device = "n"
    let facts = try folded(Self.scene(device: "n"), Scenes.failed())
    let answer = ActivityAnswer(.setup, facts: facts, filter: filter)
    #expect(answer.verdict == .neverBegan)
    #expect(answer.sessions.count == 1)
  }

  @Test
  func `rows can be left out, the verdict and summary stay`() throws {
    var answer = try Self.answer(Scenes.failed(), Scenes.half(), Self.scene(device: "n"))
    let counts = answer.counts
    answer.keep(only: [.neverBegan, .beganNotEnded], limit: 1)
    #expect(answer.sessions.map(\.device) == ["half-phone"])
    #expect(answer.verdict == .failed)
    #expect(answer.counts == counts)
  }

  @Test
  func `a launch that told only its first moments is unknown`() throws {
    var scene = Scene(device: "d")
    scene.add(0, "session", ["phase": "began", "storesLoaded": false])
    scene.add(4, "account", ["status": "available"])
    let session = try #require(try Self.answer(scene).sessions.first)
    #expect(session.verdict == .unknown)
    #expect(session.because.hasSuffix("observed for 4 s only"))
    scene.add(5, "save", ["store": "private"])
    #expect(try Self.verdict(scene) == .neverBegan)
  }
}
