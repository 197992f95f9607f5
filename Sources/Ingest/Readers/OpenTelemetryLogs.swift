import SyncEvents

/// Reads OpenTelemetry logs as JSON: the body as a message, attributes with an error as its text.
enum OpenTelemetryLogs {
  static func records(in object: JSONObject, line: Int) -> [LogRecord] {
    var records: [LogRecord] = []
    for resource in object["resourceLogs"]?.array ?? [] {
      let scopes = resource.object?["scopeLogs"]?.array ?? []
      for scope in scopes {
        let name = scope.object?["scope"]?.object?["name"]?.text
        for log in scope.object?["logRecords"]?.array?.compactMap(\.object) ?? [] {
          records.append(record(log, scope: name, line: line))
        }
      }
    }
    return records
  }

  private static func record(_ log: JSONObject, scope: String?, line: Int) -> LogRecord {
    let attributes = log["attributes"]?.array?.compactMap(\.object) ?? []
    var message = text(log["body"]) ?? log["eventName"]?.text ?? ""
    for attribute in attributes {
      guard let key = attribute["key"]?.text, let value = text(attribute["value"]) else { continue }
      message += "\n\(key)=\(value)"
    }
    var record = LogRecord(
      line: line,
      text: JSONWriter.line(.object(log)),
      message: message
    )
    for name in ["timeUnixNano", "observedTimeUnixNano"] where record.time == nil {
      record.time = nanoseconds(log[name])
    }
    record.level = log["severityText"]?.text
    record.category = scope
    return record
  }

  private static func nanoseconds(_ value: JSONValue?) -> Timestamp? {
    guard let number = value?.integer ?? value?.text.flatMap({ Int64($0) }), number > 0 else {
      return nil
    }
    return Timestamp(nanoseconds: number)
  }

  /// An AnyValue as text.
  private static func text(_ value: JSONValue?) -> String? {
    guard let object = value?.object, let member = object.members.first else { return value?.text }
    switch member.value {
    case .string(let text): return text
    case .null: return nil
    default: return JSONWriter.line(member.value)
    }
  }
}
