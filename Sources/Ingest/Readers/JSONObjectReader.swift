import SyncEvents

/// Reads JSON objects of any known shape, each by what it is: records of the unified log, rows of
/// the iCloud Console, Sentry events, OpenTelemetry logs, MetricKit payloads, field snapshots.
///
/// An object of no known shape is kept as a log line.
struct JSONObjectReader {
  private let source: InputOrigin
  private var report = ReportReader()
  private var logs: RecordReader
  private var rows: ConsoleRowReader
  private var sentry: SentryReader
  private var others: RecordReader
  private var snapshots: SnapshotReader

  init(source: InputOrigin, console: ConsoleLogOptions) {
    self.source = source
    logs = RecordReader(source: source, format: "unified-log")
    rows = ConsoleRowReader(source: source, console: console)
    sentry = SentryReader(source: source)
    others = RecordReader(source: source, format: "json")
    snapshots = SnapshotReader(source: source)
  }

  mutating func read(
    _ bytes: [UInt8],
    line: Int,
    into sink: (ReadItem) throws -> Void
  ) throws {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONScanner.value(in: bytes.span)
    } catch {
      return try sink(.rejection(Rejection(line: line, reason: "\(error)")))
    }
    guard let object = value.object else {
      return try sink(.rejection(Rejection(line: line, reason: "no object")))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    switch JSONShape(object) {
    case .report: try report.read(bytes.span, number: line, into: sink)
    case .unifiedLog(let record):
      var record = record
      record.line = line
      record.text = text
      try logs.take(record, into: sink)
    case .consoleRow: try rows.read(object, text: text, line: line, into: sink)
    case .sentry: try sentry.read(object, text: text, line: line, into: sink)
    case .openTelemetry:
      for record in OpenTelemetryLogs.records(in: object, line: line) {
        try others.take(record, into: sink)
      }
    case .metricKit: try MetricKitPayload.hand(object, line, to: &others, into: sink)
    case .snapshot: try snapshots.read(object, text: text, line: line, into: sink)
    case .trailer: return
    case .unknown:
      try others.take(LogRecord(line: line, text: text, message: text), into: sink)
    }
  }

  mutating func finish(into sink: (ReadItem) throws -> Void) throws {
    try logs.finish(into: sink)
    try others.finish(into: sink)
    try rows.finish(into: sink)
  }
}
