import Questions
import SyncEvents
import Testing
import TestSupport

/// Readings of the account that come late.
struct AccountOrderTests {
  private static func launch(_ readings: [(Double, String)]) throws -> SessionFacts {
    var scene = Scene(device: "d")
    for (seconds, user) in readings {
      scene.add(
        seconds,
        "account",
        ["status": user == "none" ? "noAccount" : "available", "userRecordID": .string(user)]
      )
    }
    return try #require(try folded(scene).launch)
  }

  @Test
  func `the last by time counts, not the last that was read`() throws {
    let launch = try Self.launch([(10, "b"), (1, "none")])
    #expect(launch.lastStatus?.reading.status == .available)
    #expect(launch.user(at: Scene.time(5)) == "none")
    #expect(launch.user(at: Scene.time(15)) == "b")
  }

  @Test
  func `a reading is set against its neighbour in time`() throws {
    let launch = try Self.launch([(1, "a"), (10, "b"), (2, "a"), (5, "b")])
    #expect(launch.accountsByTime.map(\.reading.userRecordID) == ["a", "b", "b"])
  }

  @Test(arguments: [
    "noAccount", "NOACCOUNT", "CKAccountStatusNoAccount", "CKAccountStatus.noAccount",
  ])
  func `a status is read in any spelling`(name: String) {
    #expect(AccountStatus(name) == .noAccount)
  }
}
