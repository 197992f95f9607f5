package import Findings
package import Questions
package import SyncEvents

/// A device as a line: who it is, what it runs, when it last told something, and how it fares.
package struct DeviceSummary: Sendable {
  package var device: String
  package var alias: String?
  /// Roles, sorted; a device may own one share and receive another.
  package var roles: [String]
  package var app: App?
  package var os: String?
  package var lastTime: Timestamp?
  package var verdict: Verdict
  /// The first finding of the device's own diagnosis.
  package var finding: String?
  /// The tester's last words.
  package var note: String?

  /// What the facts of one device tell, with the diagnosis of them.
  package init(device: String, alias: String?, facts: Facts, result: DiagnosisResult) {
    self.device = device
    self.alias = alias
    verdict = result.verdict
    finding = result.findings.first?.id
    let launches = facts.sessions.values.filter { $0.key.device == device }
      .sorted { ($0.lastTime?.nanoseconds ?? .min) < ($1.lastTime?.nanoseconds ?? .min) }
    roles = Set(launches.compactMap(\.role)).sorted()
    app = launches.last { $0.app != nil }?.app
    os = launches.last { $0.os != nil }?.os
    lastTime = launches.last?.lastTime
    let notes = facts.notes.values.filter { $0.event.device == device }
      .compactMap { note in note.event.body["note"]?.text.map { (note.event.time, $0) } }
    note = notes.max { ($0.0?.nanoseconds ?? .min) < ($1.0?.nanoseconds ?? .min) }?.1
  }

  /// The row as the command line gives it.
  package var json: JSONValue {
    [
      "device": .string(device), "alias": .optional(alias),
      "roles": .array(roles.map(JSONValue.string)), "version": .optional(app?.version),
      "build": .optional(app?.build), "environment": .optional(app?.environment),
      "os": .optional(os), "lastReport": .optional(lastTime?.description),
      "verdict": .string(verdict.rawValue), "finding": .optional(finding),
      "note": .optional(note),
    ]
  }
}

/// Devices as a table for a terminal.
package enum DeviceListText {
  /// A row for each, in the given order.
  package static func render(_ devices: [DeviceSummary], style: TextStyle) -> String {
    var page = TextPage(style: style)
    guard !devices.isEmpty else {
      page.paragraph("No device has told anything yet.")
      return page.text
    }
    var table = TextTable(["DEVICE", "ROLE", "BUILD", "OS", "LAST (UTC)", "VERDICT", "NOTE"])
    for device in devices {
      table.rows.append([
        .init(device.alias.map { "\($0) (\(device.device))" } ?? device.device),
        .init(device.roles.joined(separator: ", ")), .init(device.app?.build ?? ""),
        .init(device.os ?? ""), .init(device.lastTime.map(\.dayAndClock) ?? ""),
        .init(device.finding ?? device.verdict.rawValue), .init(device.note ?? ""),
      ])
    }
    page.table(table)
    return page.text
  }
}
