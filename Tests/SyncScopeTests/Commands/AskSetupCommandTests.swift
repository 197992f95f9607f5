import SyncEvents
import TestSupport
import Testing

struct AskSetupCommandTests {
  private static func session(of device: String) throws -> JSONObject {
    let answer = try Spine.made().ask("ask", "setup")
    return try #require(answer.rows("sessions").first { $0["device"]?.text == device })
  }

  @Test(
    arguments: [
      ("silent-phone", "never-began"), ("healthy-phone", "succeeded"),
      ("half-phone", "began-not-ended"), ("failed-phone", "failed"), ("late-phone", "unknown"),
    ])
  func `each device has its verdict`(device: String, verdict: String) throws {
    #expect(try Self.session(of: device)["verdict"]?.text == verdict)
  }

  @Test func `the answer has the members that the command line promises`() throws {
    let answer = try Spine.made().ask("ask", "setup")
    #expect(answer["question"] == "setup")
    #expect(answer["verdict"] == "failed")
    #expect(
      answer["summary"] == [
        "sessions": 7, "neverBegan": 1, "beganNotEnded": 1, "failed": 1, "succeeded": 3,
        "unknown": 1,
      ]
    )
    let row = try Self.session(of: "healthy-phone")
    let members = ["device", "session", "app", "role", "expectedStores", "verdict", "stores"]
    for member in members { #expect(row[member] != nil, "\(member)") }
    #expect(row["role"] == "owner")
    #expect(row["expectedStores"] == 2)
  }

  @Test func `both stores of the healthy phone are named, with their times`() throws {
    let stores = try Self.session(of: "healthy-phone").rows("stores")
    #expect(stores.map { $0["store"] } == ["private", "shared"])
    #expect(stores[0]["began"] == .string(Scene.time(1).description))
    #expect(stores[0]["ended"] == .string(Scene.time(2.5).description))
    #expect(stores[0]["succeeded"] == true)
    #expect(stores[0]["seconds"] == .number("1.5"))
    #expect(stores[0]["error"] == .null)
  }

  @Test func `a setup that failed bears its chain, whole`() throws {
    let stores = try Self.session(of: "failed-phone").rows("stores")
    #expect(stores.map { $0["error"] } == [Scenes.shareTypeError, Scenes.shareTypeError])
  }

  @Test func `--device keeps one device`() throws {
    let half = try Spine.made().ask("ask", "setup", "--device", "half-phone")
    #expect(half.rows("sessions").map { $0["device"] } == ["half-phone"])
    #expect(half[path: "summary", "sessions"] == 1)
  }

  @Test func `exports and imports are the same question`() throws {
    let spine = try Spine.made()
    let exports = try spine.ask("ask", "exports", "--device", "healthy-phone")
    #expect(exports["question"] == "exports")
    #expect(exports["verdict"] == "succeeded")
    let imports = try spine.ask("ask", "imports", "--device", "healthy-phone")
    #expect(imports["question"] == "imports")
    #expect(imports["verdict"] == "succeeded")
    let silent = try spine.ask("ask", "exports", "--device", "silent-phone")
    #expect(silent["verdict"] == "unknown")
  }
}
