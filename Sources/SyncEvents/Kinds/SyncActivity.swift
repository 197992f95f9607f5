/// A setup, an import or an export of the mirroring, as it began or ended.
package struct SyncActivity: Sendable, Hashable {
  package var type: SyncType
  package var phase: SyncPhase
  /// The UUID of the framework's event: a began and its ended share it.
  package var eventID: String?
  package var storeIdentifier: String?
  package var startDate: Timestamp?
  package var endDate: Timestamp?
  /// On ended; nil where the source doesn't tell.
  package var succeeded: Bool?
  /// How the event came to be known.
  package var observed: Observation
  package var error: ErrorChain?

  init(_ members: MemberReader) throws(EventError) {
    type = SyncType(try members.requiredText("type"))
    phase = SyncPhase(try members.requiredText("phase"))
    eventID = try members.text("eventID")
    storeIdentifier = try members.text("storeIdentifier")
    startDate = try members.time("startDate")
    endDate = try members.time("endDate")
    succeeded = try members.flag("succeeded")
    observed = try members.text("observed").flatMap(Observation.init) ?? .live
    error = try members.chain("error")
  }
}

/// What the mirroring does in an event.
package enum SyncType: Sendable, Hashable {
  case setup, `import`, export
  case other(String)

  package init(_ name: String) {
    switch name {
    case "setup": self = .setup
    case "import": self = .import
    case "export": self = .export
    default: self = .other(name)
    }
  }

  /// The name as it stands in a report.
  package var name: String {
    switch self {
    case .setup: "setup"
    case .import: "import"
    case .export: "export"
    case .other(let name): name
    }
  }
}

/// How a setup, import or export came to be known.
package enum Observation: String, Sendable, Hashable {
  /// By a listener, as it happened.
  case live
  /// Back-filled from the framework's own record of earlier events.
  case history
  /// Out of the mirroring's own log lines; it is not counted among a listener's events.
  case log
}

/// Which end of an event a line tells.
package enum SyncPhase: Sendable, Hashable {
  case began, ended
  case other(String)

  package init(_ name: String) {
    switch name {
    case "began": self = .began
    case "ended": self = .ended
    default: self = .other(name)
    }
  }
}
