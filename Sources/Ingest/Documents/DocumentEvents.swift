import Schemas
package import SyncEvents

/// Models and schemas as events that a store keeps: what the report format tells of them, and their
/// whole text beside it.
extension DocumentSet {
  /// An event for each model and schema; the same file as it stood at the same date is one event.
  ///
  /// They bear the file's date, but no time: nothing happened then on any device.
  package func events() throws(EventError) -> [ReadEvent] {
    var events: [ReadEvent] = []
    for model in models {
      var body: JSONObject = [
        "kind": "model", "name": .string(model.model.name),
        "entities": Self.table(model.model.entities.map { ($0.name, Self.types(of: $0)) }),
        "configurations": Self.table(
          model.model.configurations.map { configuration in
            (configuration.name, .array(configuration.entityNames.map { .string($0) }))
          }
        ),
      ]
      if model.isSuperseded { body["superseded"] = true }
      events.append(
        try Self.event(body, "core-data-model", model.file, model.text, model.modified)
      )
    }
    for schema in schemas {
      let body: JSONObject = [
        "kind": "schema",
        "types": Self.table(schema.schema.recordTypes.map { ($0.name, Self.types(of: $0)) }),
      ]
      events.append(
        try Self.event(body, "cloudkit-schema", schema.file, schema.text, schema.modified)
      )
    }
    return events
  }

  /// The documents that events tell of, for those that bear their text.
  package init(_ events: [SyncEvent]) {
    self.init()
    for event in events {
      guard let text = event.body["text"]?.text, let source = event.source else { continue }
      let format: InputFormat = event.kind == .model ? .coreDataModel : .cloudKitSchema
      // try? since the text was read before it was kept: only a newer format could fail here.
      guard let content = try? DocumentContent(Array(text.utf8), of: format, file: source.name)
      else { continue }
      guard event.body["superseded"]?.bool != true else { continue }
      let document = ReadDocument(
        content: content,
        text: Array(text.utf8),
        modified: event.body["asOf"]?.text.flatMap { Timestamp($0) }
      )
      add(document, file: source.name)
    }
  }

  private static func event(
    _ members: JSONObject,
    _ format: String,
    _ file: String,
    _ text: [UInt8],
    _ date: Timestamp?
  ) throws(EventError) -> ReadEvent {
    let text = String(decoding: text, as: UTF8.self)
    var identity = TextIdentity(format: format)
    let id = identity.id(time: date?.description, text: text, line: 1)
    var body: JSONObject = [
      "v": .integer(SyncEvents.Limits.reportVersion), "id": .string(id),
    ]
    body.members += members.members
    body.append("asOf", time: date)
    body["text"] = .string(text)
    body["source"] = EventSource(format: format, name: file, line: 1).json
    return ReadEvent(event: try SyncEvent(body), line: 1, byteCount: text.utf8.count)
  }

  private static func types(of entity: ModelEntity) -> JSONValue {
    table(entity.attributes.map { ($0.name, .string($0.type.rawValue)) })
  }

  private static func types(of type: SchemaRecordType) -> JSONValue {
    table(type.fields.map { ($0.name, .string($0.type.rawValue)) })
  }

  private static func table(_ rows: [(String, JSONValue)]) -> JSONValue {
    .object(JSONObject(rows.map { JSONMember(name: $0.0, value: $0.1) }))
  }
}
