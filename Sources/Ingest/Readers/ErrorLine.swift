import SyncEvents

/// Reads the short spellings of one error on one line.
enum ErrorLine {
  /// The error; a text that names none is kept as the description of an unknown one.
  static func chain(_ text: String) -> ErrorChain {
    numbered(text) ?? described(text)
      ?? ErrorChain(domain: "unknown", description: text)
  }

  /// `Domain #12 – text`, as the field notes' alert prints an underlying error.
  static func numbered(_ text: String) -> ErrorChain? {
    guard let hash = text.firstIndex(of: "#") else { return nil }
    let domain = text[..<hash].trimmed
    let rest = text[text.index(after: hash)...]
    let digits = rest.prefix { $0.isNumber || $0 == "-" }
    guard !domain.isEmpty, !domain.contains(" "), let code = Int(digits) else { return nil }
    var description = rest.dropFirst(digits.count).trimmed
    for dash in ["–", "—", "-"] where description.hasPrefix(dash) {
      description = description.dropFirst().trimmed
      break
    }
    return ErrorChain(
      domain: domain,
      code: code,
      description: description.isEmpty ? nil : description
    )
  }

  /// `Error Domain=D Code=1 "text"`, the beginning of NSError's description.
  private static func described(_ text: String) -> ErrorChain? {
    guard let rest = text.after("Error Domain=") else { return nil }
    let domain = rest.prefix { $0 != " " }
    let tail = String(rest.dropFirst(domain.count)).trimmed
    guard let number = tail.after("Code="),
      let code = Int(number.prefix { $0.isNumber || $0 == "-" })
    else { return nil }
    let quoted = tail.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    let description = quoted.count == 3 && quoted[1] != "(null)" ? String(quoted[1]) : nil
    return ErrorChain(domain: String(domain), code: code, description: description)
  }
}
