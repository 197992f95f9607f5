import SyncEvents

/// What a JSON object is, told by its members.
enum JSONShape {
  case report
  case unifiedLog(LogRecord)
  case consoleRow
  case sentry
  case openTelemetry
  case metricKit
  case snapshot
  /// `{"count":N,"finished":1}` at the end of `log show`.
  case trailer
  case unknown

  init(_ object: JSONObject) {
    if object["v"] != nil, object["kind"] != nil {
      self = .report
    } else if let record = Self.logRecord(object) {
      self = .unifiedLog(record)
    } else if object["resourceLogs"] != nil {
      self = .openTelemetry
    } else if object["exception"] != nil || object["event_id"] != nil && object["platform"] != nil {
      self = .sentry
    } else if ColumnAliases.standard.isRow(object) {
      self = .consoleRow
    } else if object["timeStampBegin"] != nil, object["timeStampEnd"] != nil {
      self = .metricKit
    } else if object["entity"] != nil, object["fields"]?.object != nil, object["role"] != nil {
      self = .snapshot
    } else if object["count"] != nil, object["finished"] != nil {
      self = .trailer
    } else {
      self = .unknown
    }
  }

  /// A record of `log show`, of OSLogStore, unifiedlog_iterator or xclog.
  private static func logRecord(_ object: JSONObject) -> LogRecord? {
    let message =
      object["eventMessage"]?.text ?? object["message"]?.text ?? object["composedMessage"]?.text
    guard let message, object["timestamp"] != nil || object["time"] != nil || object["date"] != nil,
      object["exception"] == nil, object["operationType"] == nil
    else { return nil }
    var record = LogRecord(line: 0, text: "", message: message)
    if let text = (object["timestamp"] ?? object["time"] ?? object["date"])?.text {
      record.time = ListenerForms.date(text)
      if record.time == nil { record.timeText = text }
    }
    record.subsystem = object["subsystem"]?.text
    record.category = object["category"]?.text
    record.level = (object["messageType"] ?? object["level"] ?? object["log_type"])?.text
    record.process =
      object["process"]?.text
      ?? object["processImagePath"]?.text?.split(separator: "/").last.map(String.init)
    record.processID = (object["processID"] ?? object["pid"])?.integer.map(Int.init)
    return record
  }
}
