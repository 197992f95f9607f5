import Questions
package import SyncEvents

/// What happened on one device, in the shape that a chart draws.
package struct DeviceTimeline: Sendable {
  package var device: String
  package var role: String?
  package var app: App?
  package var os: String?
  package var model: String?
  /// Setups, imports and exports, in order of their beginning.
  package private(set) var spans: [Span] = []
  package private(set) var saves: [Timestamp] = []
  /// RecordSave rows of the server's log.
  package private(set) var recordSaves: [Timestamp] = []
  package private(set) var errors: [Mark] = []
  package private(set) var accounts: [Mark] = []
  /// For which times the server's log was read.
  package private(set) var coverage: [Span] = []
  package private(set) var first: Timestamp?
  package private(set) var last: Timestamp?
  /// Marks that were left out since a picture can't show so many.
  package private(set) var omitted = 0

  /// More marks than that are no picture any more.
  private static let maximumMarks = 2_000

  /// A span of time; one without an end is still open, or its end was never seen.
  package struct Span: Sendable, Hashable {
    package var label: String
    package var store: String?
    package var eventID: String?
    package var from: Timestamp
    package var to: Timestamp?
    package var hasFailed: Bool
  }

  /// A moment with a few words.
  package struct Mark: Sendable, Hashable {
    package var time: Timestamp
    package var text: String
  }

  package init(device: String) {
    self.device = device
  }

  /// Takes in an event of the device.
  package mutating func add(_ event: SyncEvent) {
    role = role ?? event.role
    app = app ?? event.app
    os = os ?? event.os
    model = model ?? event.model
    guard let time = event.time else { return }
    if case .coverage(let statement) = event.payload {
      if let from = statement.from, let to = statement.to {
        coverage.append(
          Span(
            label: statement.database ?? "server", store: nil, eventID: nil, from: from, to: to,
            hasFailed: false))
      }
      return
    }
    first = min(first ?? time, time)
    last = max(last ?? time, time)
    guard spans.count + saves.count + recordSaves.count + errors.count < Self.maximumMarks else {
      return omitted += 1
    }
    switch event.payload {
    case .sync(let activity): add(activity, event, at: time)
    case .save(let save) where save.error == nil: saves.append(time)
    case .server(let row) where row.operation == "RecordSave" && !row.isConsoleRequest:
      recordSaves.append(time)
    case .account(let reading):
      accounts.append(Mark(time: time, text: reading.status?.name ?? "no status"))
    default: break
    }
    if let error = event.payload.error {
      errors.append(Mark(time: time, text: error.signature))
    }
  }

  private mutating func add(_ activity: SyncActivity, _ event: SyncEvent, at time: Timestamp) {
    let store = event.store ?? activity.storeIdentifier
    if activity.phase == .ended {
      let open = spans.lastIndex { span in
        span.to == nil && span.label == activity.type.name && span.eventID == activity.eventID
          && span.store == store
      }
      let hasFailed = activity.succeeded == false || activity.error != nil
      if let open {
        spans[open].to = time
        spans[open].hasFailed = hasFailed
      } else {
        spans.append(
          Span(
            label: activity.type.name, store: store, eventID: activity.eventID,
            from: activity.startDate ?? time, to: time, hasFailed: hasFailed))
      }
    } else {
      spans.append(
        Span(
          label: activity.type.name, store: store, eventID: activity.eventID, from: time, to: nil,
          hasFailed: false))
    }
  }
}
