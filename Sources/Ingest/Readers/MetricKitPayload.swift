import SyncEvents

/// Reads MetricKit payloads: that the app was killed, and when, is all they tell of sync.
enum MetricKitPayload {
  static func hand(
    _ payload: JSONObject,
    _ line: Int,
    to records: inout RecordReader,
    into sink: (ReadItem) throws -> Void
  ) throws {
    let kinds = payload.members.filter { $0.name.hasSuffix("Diagnostics") }
    for kind in kinds {
      for diagnostic in kind.value.array?.compactMap(\.object) ?? [] {
        let facts = diagnostic["diagnosticMetaData"]?.object
        var members: JSONObject = [
          "kind": "environment", "process": "app", "diagnostic": .string(kind.name),
        ]
        members.append("terminationReason", text: facts?["terminationReason"]?.text)
        members.append("os", text: facts?["osVersion"]?.text)
        members.append("model", text: facts?["deviceType"]?.text)
        members.append(
          "app",
          App(
            bundle: facts?["bundleIdentifier"]?.text,
            version: facts?["appVersion"]?.text,
            build: facts?["appBuildVersion"]?.text
          ).json
        )
        // Its own text, not the payload's, which would be told once for each of them.
        let text = JSONWriter.line(.object(diagnostic))
        var record = LogRecord(line: line, text: text, message: "")
        record.time = payload["timeStampEnd"]?.text.flatMap(ListenerForms.date)
        try records.hand(members, of: record, into: sink)
      }
    }
  }
}
