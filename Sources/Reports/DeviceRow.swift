package import Questions
package import SyncEvents

/// What each step of sync came to on one device: the worst of its launches.
package struct DeviceRow: Sendable {
  package var device: String
  package var role: String?
  package var app: App?
  package var os: String?
  package var model: String?
  package var launches = 0
  package var setup: ActivityVerdict?
  package var imports: ActivityVerdict?
  package var exports: ActivityVerdict?
  /// The last that CloudKit said.
  package var account: AccountStatus?
  package var server: RecordSavesVerdict?

  /// Whether a step of it fails; then a step is worth a look.
  var hasProblem: Bool { rank < 5 }

  /// A row for each device, those in the worst state first.
  static func rows(of report: Report, facts: Facts, filter: EventFilter) -> [DeviceRow] {
    var rows: [String: DeviceRow] = [:]
    for session in report.setup.sessions {
      let name = session.device ?? session.source ?? unnamed
      rows[name, default: DeviceRow(device: name)].add(session)
    }
    for (sessions, verdict) in [
      (report.imports.sessions, \DeviceRow.imports), (report.exports.sessions, \.exports),
    ] {
      for session in sessions {
        let name = session.device ?? session.source ?? unnamed
        rows[name]?[keyPath: verdict].worsen(to: session.verdict)
      }
    }
    for window in report.recordSaves.windows {
      rows[window.device ?? unnamed]?.server.worsen(to: window.verdict)
    }
    let launches = facts.sessions.values.filter { $0.isLaunch && filter.includes($0) }
      .sorted { ($0.firstTime?.nanoseconds ?? .min) < ($1.firstTime?.nanoseconds ?? .min) }
    for launch in launches {
      let name = launch.key.device ?? launch.key.source ?? unnamed
      if let os = launch.os { rows[name]?.os = os }
      if let model = launch.model { rows[name]?.model = model }
      if let status = launch.accounts.last(where: { $0.reading.status != nil })?.reading.status {
        rows[name]?.account = status
      }
    }
    return rows.values.sorted { ($0.rank, $0.device) < ($1.rank, $1.device) }
  }

  private static let unnamed = "unnamed"

  private init(device: String) {
    self.device = device
  }

  private mutating func add(_ session: SessionActivity) {
    launches += 1
    setup.worsen(to: session.verdict)
    role = role ?? session.role
    app = session.app ?? app
  }

  /// Smaller is worse; what works on one device and not on another is a clue, so order is by step.
  private var rank: Int {
    if setup == .failed || setup == .neverBegan { return 0 }
    if let account, account != .available { return 1 }
    if exports == .failed || imports == .failed { return 2 }
    if server == .zero || exports == .neverBegan || imports == .neverBegan { return 3 }
    if [setup, imports, exports].contains(.beganNotEnded) { return 4 }
    return setup == .succeeded ? 6 : 5
  }
}

extension Optional where Wrapped: CaseIterable & Equatable {
  fileprivate mutating func worsen(to other: Wrapped) {
    if other.order < self?.order ?? .max { self = other }
  }
}
