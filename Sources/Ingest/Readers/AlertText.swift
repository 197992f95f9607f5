package import SyncEvents

/// The alert of the field notes (002), as a tester types it off a screenshot: `domain:`, `code:`,
/// `desc:`, `underlying:`, `CKErrorDescription:`, a line each, under a title in brackets.
package struct AlertText {
  let line: Int
  private(set) var text: String
  private var title: String?
  private var values: [String: String] = [:]

  private static let names = [
    "domain", "code", "desc", "underlying", "CKErrorDescription", "recordName",
  ]

  /// Begins an alert where the line is a title in brackets or names the domain or the code.
  init?(_ text: String, line: Int) {
    self.line = line
    self.text = text
    let trimmed = text.trimmed
    if trimmed.hasPrefix("["), trimmed.hasSuffix("]"), !trimmed.dropFirst().contains("[") {
      title = String(trimmed.dropFirst().dropLast())
    } else if let (name, value) = Self.pair(trimmed), name == "domain" || name == "code" {
      values[name] = value
    } else {
      return nil
    }
  }

  /// Takes a further line; false where it doesn't belong to the alert.
  mutating func take(_ line: String) -> Bool {
    guard let (name, value) = Self.pair(line.trimmed), values[name] == nil else { return false }
    values[name] = value
    text += "\n" + line
    return true
  }

  private static func pair(_ line: String) -> (name: String, value: String)? {
    for name in names {
      guard let rest = line.after(name + ":") else { continue }
      return (name, rest.trimmed)
    }
    return nil
  }

  /// The error's domain; a code without one is CloudKit's where the alert says more than the code.
  private var domain: String? {
    values["domain"] ?? (values["code"] != nil && values.count > 1 ? "CKErrorDomain" : nil)
  }

  /// The errors of the alerts that a text holds, a line after another.
  package static func errors(in text: String) -> [ErrorChain] {
    var errors: [ErrorChain] = []
    var open: AlertText?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if open?.take(line) == true { continue }
      if let chain = open?.chain { errors.append(chain) }
      open = AlertText(line, line: 1)
    }
    if let chain = open?.chain { errors.append(chain) }
    return errors
  }

  /// Whether it names an error, not only a title in brackets.
  var isError: Bool { domain != nil }

  /// The error; nil where a title was all.
  private var chain: ErrorChain? {
    guard let domain else { return nil }
    var chain = ErrorChain(
      domain: domain,
      code: values["code"].flatMap { Int($0.prefix { $0.isNumber || $0 == "-" }) },
      description: values["desc"]
    )
    chain.ckErrorDescription = values["CKErrorDescription"]
    chain.underlying = values["underlying"].map(ErrorLine.chain)
    if let record = values["recordName"] { chain.userInfo = ["recordName": .string(record)] }
    return chain
  }

  /// The event's members: an error, or a log line where a title was all.
  var members: JSONObject {
    guard let chain else { return ["kind": "log", "message": .string(text.trimmed)] }
    var object: JSONObject = ["kind": "error"]
    object.append("context", text: title)
    object.append("error", chain.json)
    return object
  }
}
