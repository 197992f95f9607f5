import ErrorText
import SyncEvents

/// Reads the life of the mirroring delegate's requests out of its own log lines.
///
/// They tell the same as an event listener does, from inside: enqueued, executing, finished with
/// success or an error. `observed` is `log`, so that they are never counted as a listener's events.
enum MirroringLine {
  /// The event's members; nil for any other line.
  static func members(of message: String, error: ErrorChain?) -> JSONObject? {
    guard message.contains("CoreData+CloudKit") || message.contains("NSCloudKitMirroring") else {
      return nil
    }
    if let request = request(in: message) {
      if message.contains("Executing: <") || message.contains("Executing request") {
        return members(request.type, "began", id: request.id)
      }
      if message.contains("with result:") {
        var object = members(request.type, "ended", id: request.id)
        finish(&object, message, error)
        return object
      }
    }
    if message.contains("Successfully set up CloudKit integration") {
      var object = members("setup", "ended", id: nil)
      object.append("succeeded", flag: true)
      object.append("storeIdentifier", text: identifier(after: "for store (", in: message))
      return object
    }
    if message.contains("Failed to set up CloudKit integration") {
      var object = members("setup", "ended", id: nil)
      object.append("succeeded", flag: false)
      object.append("error", error?.json)
      return object
    }
    return automated(message, error)
  }

  private static func members(_ type: String, _ phase: String, id: String?) -> JSONObject {
    var object: JSONObject = [
      "kind": "sync", "observed": "log", "type": .string(type), "phase": .string(phase),
    ]
    object.append("eventID", text: id)
    return object
  }

  /// `Beginning automated export - …` and `Finished automatic export - … with result: …`.
  private static func automated(_ message: String, _ error: ErrorChain?) -> JSONObject? {
    for type in ["export", "import"] {
      if message.contains("Beginning automated \(type)") {
        return members(type, "began", id: nil)
      }
      if message.contains("Finished automatic \(type)") {
        var object = members(type, "ended", id: nil)
        finish(&object, message, error)
        return object
      }
    }
    return nil
  }

  private static func finish(
    _ object: inout JSONObject,
    _ message: String,
    _ error: ErrorChain?
  ) {
    if let success = message.text(after: "success: ", until: " ") {
      object.append("succeeded", flag: success.hasPrefix("1"))
    }
    object.append("storeIdentifier", text: identifier(after: "storeIdentifier: ", in: message))
    if let changes = message.text(after: "madeChanges: ", until: " ") {
      object.append("madeChanges", flag: changes.hasPrefix("1"))
    }
    object.append("error", error?.json)
  }

  /// `<NSCloudKitMirroringDelegateSetupRequest: 0x…> UUID`: type and identifier.
  private static func request(in message: String) -> (type: String, id: String?)? {
    guard let start = message.firstRange(of: "<NSCloudKitMirroring") else { return nil }
    var rest = message[start.lowerBound...]
    while let open = rest.firstRange(of: "<NSCloudKitMirroring") {
      let name = rest[open.upperBound...].prefix { $0.isLetter }
      rest = rest[open.upperBound...]
      let types = ["SetupRequest": "setup", "ImportRequest": "import", "ExportRequest": "export"]
      guard let type = types.first(where: { name.hasSuffix($0.key) })?.value else { continue }
      guard let close = rest.firstIndex(of: ">") else { return (type, nil) }
      let id = rest[rest.index(after: close)...].drop { $0 == " " }.prefix {
        $0.isHexDigit || $0 == "-"
      }
      return (type, id.count == 36 ? String(id) : nil)
    }
    return nil
  }

  private static func identifier(after mark: String, in message: String) -> String? {
    guard let range = message.firstRange(of: mark) else { return nil }
    let id = message[range.upperBound...].prefix { $0.isHexDigit || $0 == "-" }
    return id.count == 36 ? String(id) : nil
  }
}

extension String {
  /// What stands after a mark, up to an end or the text's end.
  func text(after mark: String, until end: Character) -> Substring? {
    guard let range = firstRange(of: mark) else { return nil }
    return self[range.upperBound...].prefix { $0 != end && $0 != "\n" }
  }
}
