import SyncEvents

/// Gathers the lines over which a debug print spreads one event: `type=…`, then `identifier=…`,
/// `start=… end=…` and `error=…` on lines of their own.
struct EventDump {
  let line: Int
  private(set) var text: String
  private var values: String

  /// Begins where a line has the event's type and no date.
  init?(_ record: LogRecord) {
    let message = record.message.trimmed
    guard message.hasPrefix("type=") else { return nil }
    let values = KeyValues(message)
    guard let type = values["type"], ["setup", "import", "export"].contains(type.lowercased()),
      !values.has("endDate"), !values.has("end")
    else { return nil }
    line = record.line
    text = record.text
    self.values = message
  }

  /// Takes a further line; false where it doesn't belong to the event.
  mutating func take(_ record: LogRecord) -> Bool {
    guard text.utf8.count < Limits.recordBytes else { return false }
    let message = record.message.trimmed
    let names = ["identifier=", "storeIdentifier=", "start=", "end=", "error=", "succeeded="]
    guard names.contains(where: { message.hasPrefix($0) }) else { return false }
    text += "\n" + record.text
    values += " " + message
    return true
  }

  /// The event's members.
  var members: JSONObject {
    let read = KeyValues(values)
    return ListenerForms.event(type: read["type"]?.lowercased() ?? "setup", read, values)
  }
}
