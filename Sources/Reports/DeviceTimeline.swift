import Questions
package import SyncEvents

/// What happened on one device, in the shape that a chart draws.
package struct DeviceTimeline: Sendable {
  package var device: String
  package var role: String?
  package var app: App?
  package var os: String?
  package var model: String?
  package private(set) var container: String?
  /// Setups, imports and exports, in order of their beginning.
  package private(set) var spans: [Span] = []
  package private(set) var saves: [Timestamp] = []
  /// RecordSave rows of the server's log; the text is the database.
  package private(set) var recordSaves: [Mark] = []
  package private(set) var errors: [Mark] = []
  package private(set) var accounts: [Mark] = []
  /// For which times the server's log was read; the label is the database.
  package private(set) var coverage: [Span] = []
  package private(set) var first: Timestamp?
  package private(set) var last: Timestamp?
  /// Marks that were left out since a picture can't show so many.
  package private(set) var omitted = 0

  /// More marks than that in a lane are no picture any more.
  static let maximumMarks = 2_000

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
    container = container ?? event.container
    if case .coverage(let statement) = event.payload {
      if let from = statement.from, let to = statement.to, from <= to {
        addCoverage(statement.database, from: from, to: to)
      }
      return
    }
    guard let time = event.time else { return }
    first = min(first ?? time, time)
    last = max(last ?? time, time)
    switch event.payload {
    case .sync(let activity): add(activity, event, at: time)
    case .save(let save) where save.error == nil: append(time, to: \.saves)
    case .server(let row) where row.operation == "RecordSave" && !row.isConsoleRequest:
      append(Mark(time: time, text: row.database?.uppercased() ?? ""), to: \.recordSaves)
    case .account(let reading):
      append(Mark(time: time, text: reading.status?.name ?? "no status"), to: \.accounts)
    default: break
    }
    if let error = event.payload.error {
      append(Mark(time: time, text: error.signature), to: \.errors)
    }
  }

  /// Takes in what the server's log tells of every device of the container: rows and statements
  /// that name none.
  mutating func add(unnamedServerOf facts: Facts) {
    for (key, rows) in facts.server where speaksOfThis(key) {
      for time in rows.recordSaves.times {
        append(Mark(time: time, text: key.database ?? ""), to: \.recordSaves)
      }
    }
    for span in facts.coverage.keys where speaksOfThis(span.key) {
      addCoverage(span.key.database, from: span.from, to: span.to)
    }
  }

  private func speaksOfThis(_ key: ServerKey) -> Bool {
    key.device == nil
      && (key.container == nil || container == nil || key.container == container)
      && (key.environment == nil || app?.environment == nil
        || key.environment?.lowercased() == app?.environment?.lowercased())
  }

  private mutating func append<Item>(
    _ item: Item,
    to lane: WritableKeyPath<DeviceTimeline, [Item]>
  ) {
    if self[keyPath: lane].count < Self.maximumMarks {
      self[keyPath: lane].append(item)
    } else {
      omitted += 1
    }
  }

  private mutating func addCoverage(_ database: String?, from: Timestamp, to: Timestamp) {
    let span = Span(
      label: database?.uppercased() ?? "",
      store: nil,
      eventID: nil,
      from: from,
      to: to,
      hasFailed: false
    )
    if !coverage.contains(span) { append(span, to: \.coverage) }
  }

  private mutating func add(_ activity: SyncActivity, _ event: SyncEvent, at time: Timestamp) {
    let store = event.store ?? activity.storeIdentifier
    var span = Span(
      label: activity.type.name,
      store: store,
      eventID: activity.eventID,
      from: time,
      to: nil,
      hasFailed: false
    )
    guard activity.phase == .ended else { return append(span, to: \.spans) }
    let hasFailed = activity.succeeded == false || activity.error != nil
    let open = spans.lastIndex { open in
      open.to == nil && open.label == span.label && open.eventID == span.eventID
        && open.store == store
    }
    if let open {
      spans[open].to = time
      spans[open].hasFailed = hasFailed
    } else {
      span.from = min(activity.startDate ?? time, time)
      span.to = time
      span.hasFailed = hasFailed
      append(span, to: \.spans)
    }
  }
}
