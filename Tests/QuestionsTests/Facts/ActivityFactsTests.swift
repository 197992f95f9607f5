import Questions
import SyncEvents
import Testing
import TestSupport

/// What becomes of began and ended lines, told through launches, as they come in.
struct ActivityFactsTests {
  /// The facts of one store's setups; `lines` are second, phase, event id and, for ended, success.
  static func setups(
    _ lines: [(Double, String, String?, Bool?)],
    store: String? = "private"
  ) throws -> ActivityFacts {
    var scene = Scene(device: "d")
    for (seconds, phase, id, succeeded) in lines {
      var members: JSONObject = ["type": "setup", "phase": .string(phase)]
      members.append("store", text: store)
      members.append("eventID", text: id)
      members.append("succeeded", flag: succeeded)
      scene.add(seconds, "sync", members)
    }
    let launch = try #require(try folded(scene).launch)
    return try #require(launch.activities(.setup).first).facts
  }

  @Test
  func `a began and the ended of the same id are one attempt`() throws {
    let facts = try Self.setups([(1, "began", "a", nil), (3, "ended", "a", true)])
    #expect(facts.began == 1 && facts.ended == 1 && facts.succeeded == 1 && facts.failed == 0)
    #expect(facts.last?.seconds == 2)
    #expect(facts.last?.isComplete == true)
    #expect(facts.open.isEmpty)
    #expect(facts.firstBegan == Scene.time(1))
  }

  @Test
  func `an ended that arrives before its began still joins it`() throws {
    let facts = try Self.setups([(3, "ended", "a", true), (1, "began", "a", nil)])
    #expect(facts.last?.isComplete == true)
    #expect(facts.last?.seconds == 2)
    #expect(facts.open.isEmpty)
  }

  @Test
  func `attempts that overlap are told apart by their ids`() throws {
    let facts = try Self.setups([
      (1, "began", "a", nil), (2, "began", "b", nil), (3, "ended", "a", true),
      (4, "ended", "b", false),
    ])
    #expect(facts.last?.eventID == "b")
    #expect(facts.last?.hasFailed == true)
    #expect(facts.succeeded == 1 && facts.failed == 1)
  }

  @Test
  func `without ids they join in order`() throws {
    let facts = try Self.setups([
      (1, "began", nil, nil), (2, "ended", nil, true), (3, "began", nil, nil),
      (4, "ended", nil, false),
    ])
    #expect(facts.last?.began == Scene.time(3))
    #expect(facts.last?.hasFailed == true)
    #expect(facts.open.isEmpty)
  }

  @Test
  func `without ids a began after a lone ended is an attempt of its own`() throws {
    let facts = try Self.setups([(1, "ended", nil, true), (3, "began", nil, nil)])
    #expect(facts.last?.hasEnded == false)
    #expect(facts.last?.began == Scene.time(3))
  }

  @Test
  func `without ids a began that comes late joins the ended after it`() throws {
    let facts = try Self.setups([(3, "ended", nil, true), (1, "began", nil, nil)])
    #expect(facts.last?.isComplete == true)
  }

  @Test
  func `the newest attempt counts, not the one that arrived last`() throws {
    let facts = try Self.setups([
      (5, "began", "b", nil), (6, "ended", "b", true), (1, "began", "a", nil),
      (2, "ended", "a", false),
    ])
    #expect(facts.last?.eventID == "b")
    #expect(facts.firstBegan == Scene.time(1))
  }

  @Test
  func `an error says that it failed, where success is not told`() throws {
    var scene = Scene(device: "d")
    scene.add(1, "sync", ["type": "setup", "phase": "ended", "error": ["domain": "D"]])
    let facts = try #require(try folded(scene).launch?.activities(.setup).first)
      .facts
    #expect(facts.last?.succeeded == false)
    #expect(facts.last?.hasFailed == true)
  }

  @Test
  func `an ended that tells its start tells how long it took`() throws {
    var scene = Scene(device: "d")
    scene.add(
      5,
      "sync",
      ["type": "setup", "phase": "ended", "succeeded": true, "startDate": stamp(1)]
    )
    let facts = try #require(try folded(scene).launch?.activities(.setup).first)
      .facts
    #expect(facts.last?.seconds == 4)
  }

  @Test
  func `an event in flight has not failed, whatever its success says`() throws {
    let facts = try Self.setups([(1, "began", "a", false)])
    #expect(facts.last?.hasFailed == false)
  }

  @Test
  func `keeps no more open attempts than it must`() throws {
    let lines = (0..<1_100).map { (Double($0), "began", "id \($0)" as String?, nil as Bool?) }
    let facts = try Self.setups(lines)
    #expect(facts.began == 1_100)
    #expect(facts.open.count == 1_024)
    #expect(facts.open.first?.eventID == "id 76")
  }
}
