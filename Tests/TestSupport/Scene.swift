package import SyncEvents

/// Builds the report of one device line by line, numbered within a launch; every answer to it can
/// be worked out by hand.
package struct Scene {
  package let device: String
  package let session: String
  private var sequence = 0
  /// The lines so far, without line feeds.
  package private(set) var lines: [String] = []

  /// 2026-11-02T08:00:00Z, the moment at which every scene begins.
  package static let start = Timestamp(nanoseconds: 1_793_606_400_000_000_000)

  /// Opens a report of an app in production; `members` come on top of the report line's own.
  package init(
    device: String,
    session: String = "5E550000-0000-4000-8000-000000000001",
    role: String = "owner",
    members: JSONObject = [:]
  ) {
    self.device = device
    self.session = session
    var line: JSONObject = [
      "v": 1, "kind": "report", "ts": .string(Self.start.description),
      "id": .string("report of \(device) \(session)"), "device": .string(device),
      "app": [
        "bundle": "com.example.meow", "version": "1.4.0", "build": "57",
        "environment": "production",
      ],
      "os": "iOS 18.1", "role": .string(role), "container": "iCloud.com.example.meow",
    ]
    line.members += members.members
    lines.append(JSONWriter.line(.object(line)))
  }

  /// The moment so many seconds after the beginning.
  package static func time(_ seconds: Double) -> Timestamp {
    start.advanced(bySeconds: seconds)
  }

  /// Appends an event of the launch.
  package mutating func add(_ seconds: Double, _ kind: String, _ members: JSONObject = [:]) {
    var line: JSONObject = [
      "v": 1, "kind": .string(kind), "ts": .string(Self.time(seconds).description),
      "session": .string(session), "seq": .integer(Int64(sequence)),
    ]
    line.members += members.members
    lines.append(JSONWriter.line(.object(line)))
    sequence += 1
  }

  /// Appends a began and, unless `ends` is false, an ended a second and a half later.
  package mutating func sync(
    _ seconds: Double,
    _ type: String,
    store: String?,
    succeeded: Bool = true,
    error: JSONValue? = nil,
    ends: Bool = true
  ) {
    let id = "E0000000-0000-4000-8000-" + String("000000000000\(sequence)".suffix(12))
    var began: JSONObject = [
      "type": .string(type), "phase": "began", "eventID": .string(id),
    ]
    began.append("store", text: store)
    add(seconds, "sync", began)
    guard ends else { return }
    var ended: JSONObject = [
      "type": .string(type), "phase": "ended", "eventID": .string(id),
      "succeeded": .bool(succeeded),
    ]
    ended.append("store", text: store)
    ended.append("error", error)
    add(seconds + 1.5, "sync", ended)
  }

  /// The report as it would be sent.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  /// The report's events.
  package func events() throws -> [SyncEvent] {
    var context = ReportContext()
    return try lines.map { try context.event(JSONScanner.value(in: $0)) }
  }
}
