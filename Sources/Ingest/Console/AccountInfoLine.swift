import SyncEvents

/// Reads `<CKAccountInfo: 0x…; accountStatus=No account, …>`, which mirroring prints at setup.
enum AccountInfoLine {
  /// The event's members; nil for any other line.
  static func members(of message: String) -> JSONObject? {
    guard message.contains("<CKAccountInfo:"),
      let text = message.text(after: "accountStatus=", until: ",")
    else { return nil }
    var object: JSONObject = ["kind": "account", "status": .string(status(String(text)))]
    for (member, mark) in [
      ("hasValidCredentials", "hasValidCredentials="),
      ("needsToVerifyTerms", "needsToVerifyTerms="),
    ] {
      guard let value = message.text(after: mark, until: ",") else { continue }
      object.append(member, flag: value.hasPrefix("true"))
    }
    return object
  }

  private static func status(_ text: String) -> String {
    switch text.lowercased().filter(\.isLetter) {
    case "available": "available"
    case "noaccount": "noAccount"
    case "restricted": "restricted"
    case "temporarilyunavailable": "temporarilyUnavailable"
    case "couldnotdetermine": "couldNotDetermine"
    default: text
    }
  }
}
