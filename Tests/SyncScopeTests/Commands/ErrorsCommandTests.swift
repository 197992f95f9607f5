import SyncEvents
import TestSupport
import Testing

struct ErrorsCommandTests {
  private static func errors(_ more: String...) throws -> [JSONObject] {
    let spine = try Spine.made()
    let run = try Program().run(["errors", "--format", "json", "--store", spine.store] + more)
    return try #require(try run.json.array).compactMap(\.object)
  }

  @Test func `one group, two occurrences, nothing cut`() throws {
    let groups = try Self.errors()
    #expect(groups.count == 1)
    let group = try #require(groups.first)
    for member in [
      "fingerprint", "signature", "count", "devices", "versions", "firstSeen", "lastSeen",
      "example",
    ] {
      #expect(group[member] != nil, "\(member)")
    }
    #expect(group["count"] == 2)
    #expect(
      group["signature"]?.text?.hasPrefix("NSCocoaErrorDomain 134406 > CKErrorDomain 2") == true
    )
    #expect(group["example"] == Scenes.shareTypeError)
    #expect(group["firstSeen"] == .string(Scene.time(2.5).description))
    #expect(group["lastSeen"] == .string(Scene.time(4.5).description))
  }

  @Test func `filters and --limit keep what they keep`() throws {
    #expect(try Self.errors("--device", "half-phone").isEmpty)
    #expect(try Self.errors("--device", "failed-phone").count == 1)
    #expect(try Self.errors("--limit", "0").isEmpty)
    #expect(try Self.errors("--until", "2026-11-02T08:00:03Z").map { $0["count"] } == [1])
    #expect(try Self.errors("--kind", "share").isEmpty)
  }
}
