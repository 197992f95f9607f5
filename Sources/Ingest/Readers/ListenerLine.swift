import ErrorText
import SyncEvents

/// Reads what the field notes' listener and probe print, and our own listener's lines.
enum ListenerLine {
  /// The event's members; nil for any other line.
  static func members(of line: String) -> JSONObject? {
    if let rest = line.after("[CloudSyncMonitor]") { return listenerMembers(rest.trimmed) }
    if let rest = line.after("[CloudKit-Diag]") { return probeMembers(rest.trimmed) }
    return nil
  }

  // MARK: The listener

  private static func listenerMembers(_ text: String) -> JSONObject? {
    if text.hasPrefix("observing") {
      // The listener announces itself before the stores load; that is what makes silence tell.
      return ["kind": "session", "phase": "began", "storesLoaded": false]
    }
    if let rest = text.after("store loaded:") { return storeMembers(rest.trimmed) }
    if let rest = text.after("saved:") { return saveMembers(rest.trimmed) }
    return syncMembers(text)
  }

  private static func storeMembers(_ text: String) -> JSONObject {
    let words = text.split(separator: " ").map(String.init)
    let values = pairs(words)
    var object: JSONObject = ["kind": "store"]
    object.append("store", text: values["scope"] ?? words.first)
    object.append("url", text: words.first)
    object.append("scope", text: values["scope"])
    if let configuration = values["configuration"] {
      object.append("configuration", configuration == "nil" ? .null : .string(configuration))
    }
    object.append("loaded", flag: true)
    return object
  }

  private static func saveMembers(_ text: String) -> JSONObject {
    let words = text.split(separator: " ").map(String.init)
    var object: JSONObject = ["kind": "save"]
    for (name, number) in zip(words, words.dropFirst()) {
      guard ["inserted", "updated", "deleted"].contains(name), let count = Int64(number) else {
        continue
      }
      // The line counts objects of any entity.
      object.append(name, ["*": .integer(count)])
    }
    return object
  }

  private static func syncMembers(_ text: String) -> JSONObject? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count >= 2, ["setup", "import", "export"].contains(words[0]),
      let phase = phase(words[1])
    else { return nil }
    var object: JSONObject = [
      "kind": "sync", "type": .string(words[0]), "phase": .string(phase),
    ]
    let values = pairs(Array(words.dropFirst(2)))
    object.append("store", text: values["store"])
    object.append("eventID", text: values["event"] ?? values["id"])
    guard phase == "ended" else { return object }
    if let succeeded = values["succeeded"] {
      object.append("succeeded", flag: succeeded == "true" || succeeded == "1")
    } else if let succeeded = outcome(text) {
      object.append("succeeded", flag: succeeded)
    }
    if let chain = ErrorText.error(in: text) { object.append("error", chain.json) }
    return object
  }

  /// `began`, or one of the words with which listeners tell an end: `ended`, `failed:`, `succeeded`.
  private static func phase(_ word: String) -> String? {
    let word = word.prefix { $0.isLetter }
    if word == "began" { return "began" }
    return ["ended", "failed", "succeeded"].contains(word) ? "ended" : nil
  }

  /// Whether the words of an end tell success or failure; nil where they tell neither.
  private static func outcome(_ text: String) -> Bool? {
    let words = text.lowercased().split { !$0.isLetter }.dropFirst()
    if words.first == "failed" || words.prefix(3).elementsEqual(["ended", "with", "error"]) {
      return false
    }
    if words.prefix(2).elementsEqual(["ended", "failed"]) { return false }
    return words.first == "succeeded" || words.prefix(2).elementsEqual(["ended", "succeeded"])
      ? true : nil
  }

  // MARK: The probe

  private static func probeMembers(_ text: String) -> JSONObject? {
    if let rest = text.after("accountStatus:") {
      return ["kind": "account", "status": .string(rest.trimmed)]
    }
    if let rest = text.after("userRecordID:") {
      return ["kind": "account", "userRecordID": .string(rest.trimmed)]
    }
    for label in ["accountStatus error:", "userRecordID error:"] {
      if let rest = text.after(label) {
        return ["kind": "account", "error": ErrorLine.chain(rest.trimmed).json]
      }
    }
    return nil
  }

  private static func pairs(_ words: [String]) -> [String: String] {
    var pairs: [String: String] = [:]
    for word in words {
      guard let equals = word.firstIndex(of: "=") else { continue }
      pairs[String(word[..<equals])] = String(word[word.index(after: equals)...])
    }
    return pairs
  }
}

extension String {
  /// What follows a text at the beginning; nil where it does not stand there.
  func after(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
