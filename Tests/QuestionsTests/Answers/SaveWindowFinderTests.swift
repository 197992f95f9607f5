import Questions
import SyncEvents
import Testing
import TestSupport

/// Which rows, coverage and probes speak of a window.
struct SaveWindowFinderTests {
  /// The one window of a save at 10 s, with a row and coverage as given; nil for none.
  static func window(
    row: JSONObject? = nil,
    coverage: [JSONObject] = [SaveWindowTests.coverage],
    report: JSONObject = [:],
    user: String? = nil,
    database: String = "PRIVATE",
    probe: JSONObject? = nil
  ) throws -> SaveWindow {
    var scene = Scene(device: "d", members: report)
    if let user { scene.add(0, "account", ["userRecordID": .string(user)]) }
    scene.add(10, "save")
    for coverage in coverage { scene.add(0, "coverage", coverage) }
    if let row { SaveWindowTests.addRow(30, row, to: &scene) }
    if let probe { scene.add(40, "probe", probe) }
    let answer = RecordSavesAnswer(facts: try folded(scene), database: database)
    #expect(answer.windows.count == 1)
    return try #require(answer.windows.first)
  }

  static func changed(_ members: JSONObject) -> JSONObject {
    var coverage = SaveWindowTests.coverage
    for member in members.members { coverage[member.name] = member.value }
    return coverage
  }

  // MARK: Rows

  @Test(
    arguments: [
      ([:], .some), (["device": nil], .some), (["device": "other"], .zero),
      (["platform": "web"], .zero), (["platform": "iOS"], .some),
      (["database": "PUBLIC"], .zero), (["database": "SHARED"], .zero),
      (["database": "private"], .some),
      (["database": nil], .some), (["container": "iCloud.other"], .zero),
      (["container": nil], .some),
      (["environment": "development"], .zero), (["environment": "Production"], .some),
      (["operation": "ZoneSave"], .zero), (["operation": "RecordFetch"], .zero),
      (["status": "USER_ERROR"], .unknown),
    ] as [(JSONObject, RecordSavesVerdict)]
  )
  func `a row answers where device, container, environment and database allow it`(
    row: JSONObject,
    verdict: RecordSavesVerdict
  ) throws {
    #expect(try Self.window(row: row).verdict == verdict)
  }

  @Test(
    arguments: [
      (nil, nil, .some), ("h:u", nil, .some), (nil, "h:u", .some), ("h:u", "h:u", .some),
      ("h:u", "h:x", .zero),
    ] as [(String?, String?, RecordSavesVerdict)]
  )
  func `where row and device both have a user, only that user's rows count`(
    user: String?,
    row: String?,
    verdict: RecordSavesVerdict
  ) throws {
    #expect(try Self.window(row: ["userID": .optional(row)], user: user).verdict == verdict)
  }

  @Test
  func `rows without a device stand for every device of the container`() throws {
    var scenes: [Scene] = []
    for device in ["a", "b"] {
      var scene = SaveWindowTests.scene(device: device)
      scene.add(10, "save")
      scenes.append(scene)
    }
    SaveWindowTests.addRow(30, ["device": nil, "session": nil, "id": "row"], to: &scenes[0])
    let answer = RecordSavesAnswer(facts: folded(try scenes.flatMap { try $0.events() }))
    #expect(answer.windows.map(\.verdict) == [.some, .some])
  }

  @Test
  func `a row names one device and answers only that one`() throws {
    var one = SaveWindowTests.scene(device: "a")
    one.add(10, "save")
    SaveWindowTests.addRow(30, to: &one)
    var two = SaveWindowTests.scene(device: "b")
    two.add(10, "save")
    #expect(
      RecordSavesAnswer(facts: try folded(one, two)).windows.map(\.verdict) == [.some, .zero]
    )
  }

  @Test
  func `a RecordSave of unknown time may have been the answer`() throws {
    var scene = SaveWindowTests.scene()
    scene.add(10, "save")
    let row: JSONObject = [
      "v": 1, "kind": "server", "id": "i", "operation": "RecordSave", "database": "PRIVATE",
      "container": "iCloud.com.example.meow",
      "source": ["format": "console", "name": "f", "line": 1],
    ]
    let answer = RecordSavesAnswer(facts: folded(try scene.events() + [SyncEvent(row)]))
    #expect(answer.verdict == .unknown)
  }

  // MARK: Coverage

  @Test
  func `zero is said only where the log was read for the whole window`() throws {
    let window = try Self.window()
    #expect(window.verdict == .zero && window.coverage == .full)
    #expect(try Self.window(coverage: []).verdict == .unknown)
    #expect(try Self.window(coverage: []).coverage == .none)
  }

  @Test(
    arguments: [
      ([(10, 1_810)], .full), ([(0, 9_999)], .full), ([(10.001, 1_810)], .partial),
      ([(10, 1_809.999)], .partial), ([(0, 500), (500, 1_810)], .full),
      ([(400, 1_810), (0, 500)], .full), ([(0, 500), (501, 1_810)], .partial),
      ([(0, 1_800), (100, 200), (150, 1_810)], .full), ([(500, 600)], .partial),
      ([(0, 10)], .partial),
      ([(1_810, 2_000)], .partial), ([(0, 9.999)], .none), ([(1_810.001, 2_000)], .none),
      ([], .none),
    ] as [([(Double, Double)], Coverage)]
  )
  func `spans that join cover a window together`(
    spans: [(Double, Double)],
    coverage: Coverage
  ) throws {
    let spans = spans.map { Self.changed(["from": stamp($0.0), "to": stamp($0.1)]) }
    let window = try Self.window(coverage: spans)
    #expect(window.coverage == coverage)
    #expect(window.verdict == (coverage == .full ? .zero : .unknown))
  }

  @Test(
    arguments: [
      ([:], .full), (["device": nil], .full), (["device": "other"], .none),
      (["database": "SHARED"], .none), (["database": "private"], .full), (["database": nil], .none),
      (["environment": "development"], .none), (["environment": "Production"], .full),
      (["environment": nil], .full), (["container": "iCloud.other"], .none),
      (["container": nil], .full),
      (["app": nil, "environment": nil], .none), (["from": nil], .none), (["userID": "h:x"], .none),
    ] as [(JSONObject, Coverage)]
  )
  func `coverage is of one database and environment, and of no other device, container or user`(
    members: JSONObject,
    coverage: Coverage
  ) throws {
    #expect(try Self.window(coverage: [Self.changed(members)]).coverage == coverage)
  }

  @Test(arguments: [(nil, Coverage.full), ("h:u", .full), ("h:x", .none)] as [(String?, Coverage)])
  func `a log that was read for one user covers that user`(user: String?, coverage: Coverage) throws
  {
    let members = Self.changed(["userID": .optional(user)])
    #expect(try Self.window(coverage: [members], user: "h:u").coverage == coverage)
  }

  @Test
  func `a build of unknown environment has no log that could be set against it`() throws {
    let window = try Self.window(report: ["app": ["version": "1"]])
    #expect(window.verdict == .unknown)
    #expect(window.because.contains("environment is not known"))
  }

  @Test
  func `a launch of unknown container is not covered by a log of one`() throws {
    let coverage = Self.changed([
      "container": "iCloud.com.example.meow", "session": nil, "id": "coverage",
    ])
    #expect(try Self.window(coverage: [coverage], report: ["container": nil]).coverage == .none)
    #expect(try Self.window(report: ["container": nil]).coverage == .full)
  }

  @Test
  func `silence in another database's log says nothing`() throws {
    #expect(try Self.window(database: "SHARED").verdict == .unknown)
    let coverage = Self.changed(["database": "SHARED"])
    #expect(try Self.window(coverage: [coverage], database: "SHARED").verdict == .zero)
  }

  @Test
  func `an answer needs no coverage`() throws {
    let window = try Self.window(row: [:], coverage: [])
    #expect(window.verdict == .some && window.coverage == .none)
  }

  // MARK: Probes

  @Test(
    arguments: [
      (["newest": stamp(10)], .some), (["newest": stamp(9_000)], .some),
      (["newest": stamp(9.999)], .zero), ([:], .zero),
      (["newest": stamp(20), "database": "PRIVATE"], .some),
      (["newest": stamp(20), "database": "SHARED"], .zero),
      (["newest": stamp(20), "environment": "development"], .zero),
      (["newest": stamp(20), "device": "other"], .zero),
      (["newest": stamp(20), "container": "iCloud.other"], .zero),
    ] as [(JSONObject, RecordSavesVerdict)]
  )
  func `a probe that shows a newer record answers`(
    probe: JSONObject,
    verdict: RecordSavesVerdict
  ) throws {
    let window = try Self.window(probe: probe)
    #expect(window.verdict == verdict)
    #expect(window.recordSaves == 0)
  }

  @Test
  func `a row that was refused answers nothing`() throws {
    let window = try Self.window(row: ["status": "USER_ERROR"])
    #expect(window.recordSaves == 0)
    #expect(window.because == "RecordSave rows were refused by the server")
  }
}
