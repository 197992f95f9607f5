import SyncEvents

/// Reads field snapshots: what a device saw of a record's fields, values and all; only which have a
/// value is kept.
struct SnapshotReader {
  private var records: RecordReader

  init(source: InputOrigin) {
    records = RecordReader(source: source, format: "field-snapshot")
  }

  mutating func read(
    _ snapshot: JSONObject,
    text: String,
    line: Int,
    into sink: (ReadItem) throws -> Void
  ) throws {
    var members: JSONObject = ["kind": "fields"]
    members.append("role", text: snapshot["role"]?.text)
    members.append("device", text: snapshot["device"]?.text)
    members.append("entity", text: snapshot["entity"]?.text)
    members.append("recordName", text: snapshot["recordName"]?.text)
    let fields = snapshot["fields"]?.object?.members ?? []
    members.append(
      "fields",
      .object(
        JSONObject(
          fields.map { JSONMember(name: $0.name, value: $0.value.isNull ? "nil" : "present") }
        )
      )
    )
    var record = LogRecord(line: line, text: text, message: "")
    record.time = snapshot["ts"]?.text.flatMap { Timestamp($0) }
    try records.hand(members, of: record, into: sink)
  }
}
