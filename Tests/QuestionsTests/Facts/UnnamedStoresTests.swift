import Questions
import SyncEvents
import Testing
import TestSupport

/// Setups whose lines name no store, in an app that expects two.
struct UnnamedStoresTests {
  /// `lines` are second, phase, event id and, for ended, success.
  private static func answer(
    _ lines: [(Double, String, String?, Bool?)],
    expectedStores: Int = 2
  ) throws -> ActivityAnswer {
    var scene = SetupAnswerTests.scene(expectedStores: expectedStores)
    for (seconds, phase, id, succeeded) in lines {
      var members: JSONObject = ["type": "setup", "phase": .string(phase)]
      members.append("eventID", text: id)
      members.append("succeeded", flag: succeeded)
      scene.add(seconds, "sync", members)
    }
    return ActivityAnswer(.setup, facts: try folded(scene))
  }

  @Test(arguments: [true, false])
  func `of attempts that overlap each is a store's, and one that failed decides`(
    isFirstGood: Bool
  ) throws {
    let answer = try Self.answer([
      (1, "began", "a", nil), (2, "began", "b", nil), (3, "ended", "a", isFirstGood),
      (4, "ended", "b", !isFirstGood),
    ])
    #expect(answer.verdict == .failed)
    #expect(answer.sessions.first?.stores.count == 2)
  }

  @Test(arguments: ["a", "b"])
  func `of attempts that overlap one that has no end decides`(id: String) throws {
    let answer = try Self.answer([
      (1, "began", "a", nil), (2, "began", "b", nil), (4, "ended", id, true),
    ])
    #expect(answer.verdict == .beganNotEnded)
  }

  @Test
  func `two that overlap and end well are two stores that set up`() throws {
    let answer = try Self.answer([
      (1, "began", "a", nil), (2, "began", "b", nil), (3, "ended", "b", true),
      (4, "ended", "a", true),
    ])
    #expect(answer.verdict == .succeeded)
  }

  @Test
  func `a retry takes the failed store's place`() throws {
    let answer = try Self.answer([
      (1, "began", "a", nil), (2, "began", "b", nil), (3, "ended", "a", false),
      (4, "ended", "b", true), (5, "began", "c", nil), (6, "ended", "c", true),
    ])
    #expect(answer.verdict == .succeeded)
    #expect(answer.sessions.first?.because.hasSuffix("; 1 earlier failed") == true)
  }

  @Test
  func `a retry after an end is no second store`() throws {
    let lines: [(Double, String, String?, Bool?)] = [
      (1, "began", "a", nil), (2, "ended", "a", false), (3, "began", "b", nil),
      (4, "ended", "b", true),
    ]
    #expect(try Self.answer(lines).verdict == .unknown)
    #expect(try Self.answer(lines, expectedStores: 1).verdict == .succeeded)
  }

  @Test
  func `without ids and stores, one after the other, they are two stores`() throws {
    let answer = try Self.answer([
      (1, "began", nil, nil), (2, "ended", nil, true), (3, "began", nil, nil),
      (4, "ended", nil, true),
    ])
    #expect(answer.verdict == .succeeded)
  }

  @Test
  func `without ids an attempt that hung and was tried anew is forgiven`() throws {
    let lines: [(Double, String, String?, Bool?)] = [
      (1, "began", nil, nil), (5, "began", nil, nil), (6, "ended", nil, true),
    ]
    #expect(try Self.answer(lines, expectedStores: 1).verdict == .succeeded)
    // With two stores the one that hangs may be the other's.
    #expect(try Self.answer(lines).verdict == .unknown)
  }

  @Test
  func `began under the identifier and ended under the name are one attempt`() throws {
    var scene = SetupAnswerTests.scene(expectedStores: 1)
    scene.add(0.5, "store", ["store": "private", "scope": "private", "storeIdentifier": "U"])
    let began: JSONObject = [
      "type": "setup", "phase": "began", "eventID": "e", "storeIdentifier": "U",
    ]
    scene.add(1, "sync", began)
    scene.add(
      2,
      "sync",
      [
        "type": "setup", "phase": "ended", "eventID": "e", "store": "private", "succeeded": true,
      ]
    )
    let answer = ActivityAnswer(.setup, facts: try folded(scene))
    #expect(answer.verdict == .succeeded)
    #expect(answer.sessions.first?.stores.map(\.seconds) == [1])
  }

  @Test
  func `a store heard by an identifier that no line bears may be the silent one`() throws {
    var scene = SetupAnswerTests.scene(expectedStores: 2)
    for store in ["private", "shared"] {
      scene.add(0.5, "store", ["store": .string(store), "scope": .string(store)])
    }
    for id in ["X", "Y"] {
      for phase in ["began", "ended"] {
        scene.add(
          1,
          "sync",
          [
            "type": "setup", "phase": .string(phase), "eventID": .string(id),
            "storeIdentifier": .string(id), "succeeded": true,
          ]
        )
      }
    }
    let session = try #require(ActivityAnswer(.setup, facts: try folded(scene)).sessions.first)
    #expect(session.verdict == .succeeded)
    #expect(session.stores.map(\.verdict) == [.succeeded, .succeeded, .unknown, .unknown])
  }
}
