import ErrorText
import SyncEvents

/// Reads what other people's listeners print of the framework's events.
enum ListenerForms {
  /// The event's members; nil for any other line.
  static func members(of message: String) -> JSONObject? {
    described(message) ?? keyed(message) ?? said(message)
  }

  private static let types = ["setup", "import", "export"]

  // MARK: The event's own description

  /// `<NSPersistentCloudKitContainerEvent: 0x…> { type: Setup store: U started: D ended: D … }`.
  private static func described(_ message: String) -> JSONObject? {
    guard message.contains("<NSPersistentCloudKitContainerEvent:"),
      let type = message.text(after: "type: ", until: " ")?.lowercased(), types.contains(type)
    else { return nil }
    let ended = message.text(after: "ended: ", until: "s") ?? "(null)"
    let isEnded = !ended.hasPrefix("(null)")
    var object: JSONObject = [
      "kind": "sync", "type": .string(type), "phase": isEnded ? "ended" : "began",
    ]
    object.append(
      "storeIdentifier",
      text: message.text(after: "store: ", until: " ").map(String.init)
    )
    object.append("startDate", time: message.text(after: "started: ", until: "e").flatMap(date))
    if isEnded {
      object.append("endDate", time: date(ended))
      let succeeded = message.text(after: "succeeded: ", until: " ")
      object.append("succeeded", flag: succeeded.map { $0.hasPrefix("YES") })
      object.append("error", ErrorText.error(in: message)?.json)
    }
    return object
  }

  /// `2021-06-16 08:00:00 +0000`, as Date prints itself, or ISO 8601.
  static func date(_ text: some StringProtocol) -> Timestamp? {
    let bytes = Array(String(text).trimmed.utf8)
    return ClockReader(dated: bytes, 0)?.time
  }

  // MARK: Key and value

  /// `… type=setup succeeded=false startDate=… endDate=nil error=nil`; no end date is in flight.
  private static func keyed(_ message: String) -> JSONObject? {
    guard message.contains("type=") else { return nil }
    let values = KeyValues(message)
    guard let type = values["type"]?.lowercased(), types.contains(type),
      values.has("succeeded") || values.has("endDate") || values.has("end")
    else { return nil }
    return event(type: type, values, message)
  }

  static func event(type: String, _ values: KeyValues, _ message: String) -> JSONObject {
    let end = values["endDate", "end"].flatMap { $0.contains("in flight") ? nil : $0 }
    let isEnded = end != nil && end?.hasPrefix("nil") == false
    var object: JSONObject = [
      "kind": "sync", "type": .string(type), "phase": isEnded ? "ended" : "began",
    ]
    object.append("eventID", text: values["cloudKitEventID", "eventID", "identifier", "id"])
    object.append(
      "storeIdentifier",
      text: values["storeIdentifier", "storeID"].flatMap(whole)
    )
    object.append("startDate", time: values["startDate", "start"].flatMap(date))
    guard isEnded else { return object }
    object.append("endDate", time: end.flatMap(date))
    if let succeeded = values["succeeded"] {
      object.append("succeeded", flag: ["true", "1", "YES"].contains(succeeded))
    }
    object.append("error", ErrorText.error(in: message)?.json)
    return object
  }

  /// An identifier that was not shortened for the console.
  private static func whole(_ identifier: String) -> String? {
    identifier.contains("…") ? nil : identifier
  }

  // MARK: Words

  /// `[Monitor] setup began`, `setup ok store=private`, `export failed store=… domain=… code=2`.
  private static func said(_ message: String) -> JSONObject? {
    var rest = message[...]
    if rest.first == "[", let close = rest.firstIndex(of: "]") {
      rest = rest[rest.index(after: close)...].drop { $0 == " " }
    }
    let words = rest.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, types.contains(words[0].lowercased()) else { return nil }
    let type = words[0].lowercased()
    let values = KeyValues(String(rest))
    var object: JSONObject = ["kind": "sync", "type": .string(type)]
    switch words[1].lowercased() {
    case "began", "started", "begin": object.append("phase", text: "began")
    case "ended", "finished": object.append("phase", text: "ended")
    case "ok", "succeeded":
      guard values.has("store") || message.first == "[" else { return nil }
      object.append("phase", text: "ended")
      object.append("succeeded", flag: true)
    case "failed":
      guard values.has("store") || message.first == "[" else { return nil }
      object.append("phase", text: "ended")
      object.append("succeeded", flag: false)
      object.append("error", ErrorText.error(in: message)?.json)
    default: return nil
    }
    object.append("store", text: values["store"])
    object.append("zone", text: values["zone"])
    return object
  }
}
