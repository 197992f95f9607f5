import SyncEvents
import Testing

@testable import Reports

struct EventTextTests {
  private static let lead = "2026-11-02T08:00:30.000Z phone       "

  private func line(
    _ kind: String,
    _ members: JSONObject,
    width: Int = 80,
    cut: Bool = false
  )
    throws -> String
  {
    var sample = Sample()
    try sample.open("phone")
    try sample.add(30, kind, members)
    let event = try #require(sample.events.last)
    return EventText.line(event, style: TextStyle(width: width), cut: cut)
  }

  @Test(
    arguments: [
      ("sync", ["type": "setup", "phase": "began", "store": "private"], "setup began private"),
      (
        "sync", ["type": "export", "phase": "ended", "store": "private", "succeeded": true],
        "export ended private ok"
      ),
      (
        "sync",
        [
          "type": "setup", "phase": "ended", "store": "private", "succeeded": false,
          "error": ["domain": "CKErrorDomain", "code": 2, "description": "no"],
        ], "setup ended private FAILED CKErrorDomain 2 – no"
      ),
      (
        "save", ["inserted": ["CareEvent": 3], "deleted": ["B": 1, "A": 2]],
        "inserted 3 CareEvent deleted 2 A, 1 B"
      ),
      ("account", ["status": "noAccount"], "noAccount"),
      (
        "server", ["operation": "RecordSave", "database": "PRIVATE", "status": "SUCCESS"],
        "RecordSave PRIVATE SUCCESS"
      ),
      ("log", ["message": "a\n\u{1b}b"], "a ␛b"),
      (
        "error", ["context": "share", "error": ["domain": "CKErrorDomain", "code": 12]],
        "share: CKErrorDomain 12"
      ),
      ("gadget", ["colour": "blue", "n": [1, ["a": true]]], "colour=blue n=[1,{\"a\":true}]"),
    ] as [(String, JSONObject, String)]
  )
  func `tells what matters of each kind`(kind: String, members: JSONObject, told: String) throws {
    let kindColumn = kind.padded(to: 9)
    #expect(try line(kind, members) == "\(Self.lead) \(kindColumn) \(told)")
  }

  @Test(arguments: [60, 80, 120])
  func `ends at the width where it is cut, and only there`(width: Int) throws {
    let members: JSONObject = ["message": .string(Sample.hostileWords)]
    #expect(try line("log", members, width: width, cut: true).columns == width)
    #expect(try line("log", members, width: width, cut: true).hasSuffix("…"))
    #expect(try line("log", members, width: width).columns > 300)
  }

  @Test func `every hostile event is one line without control characters`() throws {
    for event in try Sample.hostile().events {
      let line = EventText.line(event, style: TextStyle())
      #expect(line.controlCharacters.isEmpty && !line.contains("\n"))
    }
  }
}
