import Findings
import Questions
import Reports
import SyncEvents

/// A recorded scene, small enough to work out by hand, and the report made of it.
struct Sample {
  private(set) var facts = Facts()
  private(set) var events: [SyncEvent] = []
  private var timelines: [String: DeviceTimeline] = [:]
  private var context = ReportContext()
  private var number = 0

  /// 2026-11-02T08:00:00Z.
  static let start = Timestamp(nanoseconds: 1_793_606_400_000_000_000)

  static func time(_ seconds: Double) -> Timestamp { start.advanced(bySeconds: seconds) }

  /// Opens the report of a device.
  mutating func open(_ device: String, role: String = "owner") throws {
    try add(
      0,
      "report",
      [
        "device": .string(device), "session": .string("session of \(device)"),
        "role": .string(role), "container": "iCloud.com.example.meow", "os": "iOS 18.1",
        "model": "iPhone15,2",
        "app": [
          "bundle": "com.example.meow", "version": "1.4.0", "build": "57",
          "environment": "production",
        ],
      ]
    )
    try add(0, "session", ["phase": "began", "expectedStores": 2, "storesLoaded": false])
    for scope in ["private", "shared"] {
      try add(
        0.2,
        "store",
        [
          "store": .string(scope), "scope": .string(scope), "configuration": nil,
          "cloudKitOptions": true, "loaded": true,
        ]
      )
    }
  }

  /// Adds an event of the device that was opened last.
  mutating func add(_ seconds: Double, _ kind: String, _ members: JSONObject = [:]) throws {
    number += 1
    var line: JSONObject = [
      "v": 1, "kind": .string(kind), "ts": .string(Self.time(seconds).description),
      "id": .string("event-\(number)"),
    ]
    line.members += members.members
    let event = try context.event(.object(line))
    facts.add(event, .line(file: "scene.ndjson", line: number))
    events.append(event)
    if let device = event.device {
      timelines[device, default: DeviceTimeline(device: device)].add(event)
    }
  }

  /// Adds a setup, import or export that takes a second and a half.
  mutating func sync(
    _ seconds: Double,
    _ type: String,
    _ store: String,
    error: JSONValue? = nil,
    ends: Bool = true
  ) throws {
    var members: JSONObject = [
      "type": .string(type), "phase": "began", "store": .string(store),
      "eventID": .string("\(type) \(store) \(seconds)"),
    ]
    try add(seconds, "sync", members)
    guard ends else { return }
    members["phase"] = "ended"
    members["succeeded"] = .bool(error == nil)
    members["error"] = error
    try add(seconds + 1.5, "sync", members)
  }

  mutating func coverage(from: Double, to: Double) throws {
    try add(
      from,
      "coverage",
      [
        "environment": "production", "database": "PRIVATE",
        "from": .string(Self.time(from).description), "to": .string(Self.time(to).description),
      ]
    )
  }

  func report(_ diagnosis: DiagnosisResult) -> Report {
    Report(
      subject: "all devices",
      made: Self.time(86_400),
      diagnosis: diagnosis,
      facts: facts,
      filter: .everything,
      timelines: timelines.values.sorted { $0.device < $1.device },
      deviceCount: timelines.count,
      eventCount: events.count
    ) { $0.matches("CKErrorDomain", 12) ? "the server refused the request" : nil }
  }
}
