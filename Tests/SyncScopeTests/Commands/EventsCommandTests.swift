import Foundation
import SyncEvents
import TestSupport
import Testing

struct EventsCommandTests {
  private static func events(_ more: String...) throws -> [JSONObject] {
    let spine = try Spine.made()
    return try Program().run(["events", "--format", "ndjson", "--store", spine.store] + more).lines
  }

  @Test func `events come in order of arrival, or the newest first`() throws {
    let all = try Self.events()
    #expect(all.count == Spine.lineCount)
    let newest = try Self.events("--order", "newest")
    let key = { (line: JSONObject) in line["session"]?.text.map { "\($0) \(line["seq"] ?? .null)" }
    }
    #expect(
      newest.filter { $0["seq"] != nil }.map(key)
        == all.filter { $0["seq"] != nil }.map(key).reversed()
    )
  }

  @Test func `--limit and filters keep what they keep`() throws {
    #expect(try Self.events("--limit", "3").count == 3)
    #expect(try Self.events("--limit", "0").isEmpty)
    #expect(
      try Self.events("--kind", "beat").map { $0["device"] } == ["half-phone", "silent-phone"]
    )
    let last = try Self.events("--kind", "beat", "--limit", "1", "--order", "newest")
    #expect(last.map { $0["device"] } == ["silent-phone"])
  }

  @Test func `JSON is one array, text a line an event`() throws {
    let store = try Spine.made().store
    let json = try Program.run("events", "--kind", "beat", "--format", "json", store: store)
    #expect(try json.json.array?.count == 2)
    let none = try Program.run("events", "--kind", "share", "--format", "json", store: store)
    #expect(try none.json == [])
    let text = try Program.run("events", "--kind", "beat", store: store)
    #expect(text.output.split(separator: "\n").count == 2)
  }

  @Test(.timeLimit(.minutes(5)))
  func `--follow goes on with what arrives, until Ctrl-C`() throws {
    let folder = try SharedFolder()
    let store = folder.path("store.sqlite")
    try Program.run("ingest", "-", store: store, input: Scenes.half().text)
    let output = try folder.write("", to: "followed.ndjson")
    let following = try Program().start(
      ["events", "--follow", "--kind", "beat", "--format", "ndjson", "--store", store],
      output: output
    )
    defer { following.process.terminate() }
    func followed() throws -> Int {
      try folder.read("followed.ndjson").count { $0 == UInt8(ascii: "\n") }
    }
    try Wait.until { try followed() == 1 }
    try Program.run("ingest", "-", store: store, input: Scenes.silent().text)
    try Wait.until { try followed() == 2 }
    following.process.interrupt()
    _ = try following.wait()
    #expect(following.process.terminationReason == .exit)
    #expect(try followed() == 2)
  }

  @Test func `--follow has no newest first`() throws {
    #expect(try Program.run("events", "--follow", "--order", "newest").code == 64)
  }
}
