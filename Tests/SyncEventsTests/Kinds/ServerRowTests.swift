import SyncEvents
import Testing

struct ServerRowTests {
  static func row(_ members: JSONObject) throws -> ServerRow {
    var line: JSONObject = ["v": 1, "kind": "server", "ts": "2026-11-02T08:00:00Z", "id": "a"]
    line.members += members.members
    guard case .server(let row) = try SyncEvent(line).payload else {
      throw EventError.noIdentity
    }
    return row
  }

  @Test(
    arguments: [("web", true), ("Web", true), ("iOS", false), (nil, false)] as [(String?, Bool)]
  )
  func `the console's own requests come from the web`(platform: String?, isConsole: Bool) throws {
    #expect(try Self.row(["platform": .optional(platform)]).isConsoleRequest == isConsole)
  }

  @Test(
    arguments: [("SUCCESS", false), ("success", false), ("USER_ERROR", true), (nil, nil)]
      as [(String?, Bool?)]
  )
  func `a status other than success is a failure`(status: String?, isFailure: Bool?) throws {
    #expect(try Self.row(["status": .optional(status)]).isFailure == isFailure)
  }
}
