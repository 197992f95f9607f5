import Questions
import SyncEvents
import Testing
import TestSupport

/// How saves are cut into windows, and what answers one.
struct SaveWindowTests {
  static let coverage: JSONObject = [
    "database": "PRIVATE", "environment": "production", "from": stamp(-3_600), "to": stamp(36_000),
  ]

  /// A launch whose server log was read for hours before and after.
  static func scene(device: String = "d", coverage: JSONObject? = coverage) -> Scene {
    var scene = Scene(device: device)
    if let coverage { scene.add(0, "coverage", coverage) }
    return scene
  }

  static func answer(_ scene: Scene, window: Double = 1_800) throws -> RecordSavesAnswer {
    RecordSavesAnswer(facts: try folded(scene), windowSeconds: window)
  }

  static func spans(_ answer: RecordSavesAnswer) -> [[Double]] {
    answer.windows.map { window in
      [window.from.seconds(since: Scene.start), window.to.seconds(since: Scene.start)]
    }
  }

  static func addRow(_ seconds: Double, _ members: JSONObject = [:], to scene: inout Scene) {
    var row: JSONObject = ["operation": "RecordSave", "database": "PRIVATE"]
    for member in members.members { row[member.name] = member.value }
    scene.add(seconds, "server", row)
  }

  @Test
  func `a window opens at the first unanswered save and lasts its time`() throws {
    var scene = Self.scene()
    for second in [10.0, 11, 1_810, 1_811] { scene.add(second, "save") }
    let answer = try Self.answer(scene)
    #expect(Self.spans(answer) == [[10, 1_810], [1_811, 3_611]])
    #expect(answer.windows.map(\.localSaves) == [3, 1])
    #expect(answer.windows.map(\.verdict) == [.zero, .zero])
    #expect(answer.verdict == .zero)
  }

  @Test
  func `a RecordSave answers and ends it, and the next save opens the next`() throws {
    var scene = Self.scene()
    for second in [10.0, 20, 31, 50] { scene.add(second, "save") }
    Self.addRow(30, to: &scene)
    let answer = try Self.answer(scene)
    #expect(Self.spans(answer) == [[10, 30], [31, 1_831]])
    #expect(answer.windows.map(\.localSaves) == [2, 2])
    #expect(answer.windows.map(\.recordSaves) == [1, 0])
    #expect(answer.windows.map(\.verdict) == [.some, .zero])
  }

  @Test(arguments: [(9.999, 0), (10, 1), (10.001, 1), (1_810, 1), (1_810.001, 0)])
  func `a RecordSave at either end of the window is inside it`(second: Double, count: Int) throws {
    var scene = Self.scene()
    scene.add(10, "save")
    Self.addRow(second, to: &scene)
    let answer = try Self.answer(scene)
    #expect(answer.windows.map(\.recordSaves) == [count])
    #expect(answer.verdict == (count == 1 ? .some : .zero))
  }

  @Test
  func `a save at the moment of the RecordSave is answered by it`() throws {
    var scene = Self.scene()
    for second in [10.0, 30] { scene.add(second, "save") }
    Self.addRow(30, to: &scene)
    #expect(try Self.answer(scene).windows.map(\.localSaves) == [2])
  }

  @Test
  func `several rows of one moment are all counted`() throws {
    var scene = Self.scene()
    scene.add(10, "save")
    for _ in 0..<3 { Self.addRow(30, to: &scene) }
    Self.addRow(30, ["userID": "h:u"], to: &scene)
    #expect(try Self.answer(scene).windows.map(\.recordSaves) == [4])
  }

  @Test
  func `the window's length is as asked`() throws {
    var scene = Self.scene()
    for second in [10.0, 71] { scene.add(second, "save") }
    Self.addRow(100, to: &scene)
    #expect(Self.spans(try Self.answer(scene, window: 60)) == [[10, 70], [71, 100]])
    #expect(Self.spans(try Self.answer(scene)) == [[10, 100]])
  }

  @Test(arguments: [1e10, 1e12, 1e300])
  func `a window beyond the end of time is no crash`(window: Double) throws {
    var scene = Self.scene()
    scene.add(10, "save")
    scene.add(20, "save")
    let answer = try Self.answer(scene, window: window)
    #expect(answer.windows.map(\.localSaves) == [2])
    #expect(answer.windows.map(\.coverage) == [.partial])
    Self.addRow(30, to: &scene)
    #expect(Self.spans(try Self.answer(scene, window: window)) == [[10, 30]])
  }

  // MARK: Which saves

  @Test(
    arguments: [
      ("private", "PRIVATE", 1), ("private", "SHARED", 0), ("shared", "PRIVATE", 0),
      ("shared", "SHARED", 1), ("local", "PRIVATE", 0), ("local", "SHARED", 0), (nil, "PRIVATE", 1),
      (nil, "SHARED", 1), ("mine", "PRIVATE", 0), ("mine", "SHARED", 1), ("open", "PRIVATE", 1),
      ("open", "SHARED", 1), ("public", "PUBLIC", 1), ("private", "private", 1),
    ] as [(String?, String, Int)]
  )
  func `saves count against the database of their store's scope`(
    store: String?,
    database: String,
    windows: Int
  ) throws {
    var scene = Self.scene(coverage: nil)
    scene.add(0, "store", ["store": "local", "cloudKitOptions": false])
    scene.add(0, "store", ["store": "mine", "scope": "shared"])
    scene.add(0, "store", ["store": "open", "cloudKitOptions": true])
    scene.add(10, "save", ["store": .optional(store)])
    let answer = RecordSavesAnswer(facts: try folded(scene), database: database)
    #expect(answer.windows.count == windows)
    #expect(answer.verdict == (windows == 0 ? .noSaves : .unknown))
  }

  @Test
  func `a save into a store of which nothing is known opens a window that stays unknown`() throws {
    var scene = Self.scene()
    scene.add(10, "save", ["store": "cache"])
    #expect(try Self.answer(scene).windows.map(\.verdict) == [.unknown])
    scene.add(20, "save", ["store": "private"])
    #expect(try Self.answer(scene).windows.map(\.verdict) == [.unknown, .zero])
  }

  @Test
  func `a save that failed stored nothing`() throws {
    var scene = Self.scene()
    scene.add(10, "save", ["error": ["domain": "D"]])
    #expect(try Self.answer(scene).verdict == .noSaves)
  }

  @Test
  func `windows are cut for each device and container`() throws {
    var facts: [SyncEvent] = []
    for (device, container) in [("b", "x"), ("a", "y"), ("a", "x")] {
      var scene = Scene(device: device, members: ["container": .string(container)])
      scene.add(10, "save", ["session": .string("\(device)\(container)")])
      facts += try scene.events()
    }
    let answer = RecordSavesAnswer(facts: folded(facts))
    #expect(answer.windows.map(\.device) == ["a", "a", "b"])
    #expect(answer.windows.map(\.container) == ["x", "y", "x"])
    #expect(answer.windows.allSatisfy { $0.localSaves == 1 })
  }

  @Test
  func `launches of one device and container share windows`() throws {
    var scene = Self.scene()
    scene.add(10, "save")
    scene.add(20, "save", ["session": "another"])
    #expect(try Self.answer(scene).windows.map(\.localSaves) == [2])
  }

  @Test
  func `a save of unknown time is no window, and nothing is said of it`() throws {
    let body: JSONObject = [
      "v": 1, "kind": "save", "id": "i", "device": "d",
      "source": ["format": "console", "name": "f", "line": 1],
    ]
    let facts = folded([try SyncEvent(body)])
    let answer = RecordSavesAnswer(facts: facts)
    #expect(answer.windows.isEmpty)
    #expect(answer.verdict == .unknown)
    #expect(RecordSavesAnswer(facts: facts, database: "SHARED").verdict == .unknown)
    var filter = EventFilter()
    filter.since = Scene.start
    #expect(RecordSavesAnswer(facts: facts, filter: filter).verdict == .noSaves)
  }

  @Test
  func `a filter in time leaves out saves`() throws {
    var scene = Self.scene()
    for second in [10.0, 5_000] { scene.add(second, "save") }
    var filter = EventFilter()
    filter.since = Scene.time(100)
    let answer = RecordSavesAnswer(facts: try folded(scene), filter: filter)
    #expect(Self.spans(answer) == [[5_000, 6_800]])
  }

  @Test
  func `an unsure save opens no window for a sure one`() throws {
    var scene = Self.scene()
    scene.add(10, "save", ["store": "cache"])
    scene.add(1_000, "save", ["store": "private"])
    let windows = try Self.answer(scene).windows
    #expect(windows.map(\.from) == [10, 1_000].map(Scene.time))
    #expect(windows.map(\.localSaves) == [1, 1])
  }
}
