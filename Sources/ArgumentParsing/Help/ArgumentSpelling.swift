// How an argument is written on a command line and in texts about it.
extension Argument {
  /// The name in full: `--limit`, or `FILE` for a positional.
  var spelling: String {
    arity == nil ? "--\(name)" : name.uppercased()
  }

  /// All ways to give a flag or an option; none for a positional.
  var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + longSpellings
  }

  var longSpellings: [String] {
    guard arity == nil else { return [] }
    return isNegatable ? ["--\(name)", "--no-\(name)"] : ["--\(name)"]
  }

  /// With its placeholder: `--limit COUNT`.
  var label: String {
    guard arity == nil else { return spelling }
    let long = isNegatable ? "--[no-]\(name)" : "--\(name)"
    return placeholder.map { "\(long) \($0)" } ?? long
  }

  /// What the declaration says beside the help text: `(table or json; default table)`.
  var note: String? {
    var parts: [String] = []
    if let choices { parts.append(choices.joined(separator: ", ", last: " or ")) }
    if let defaultValue { parts.append("default \(defaultValue)") }
    if case .flag(_, isOnByDefault: true) = kind { parts.append("default on") }
    if placeholder != nil, repeats { parts.append("repeatable") }
    return parts.isEmpty ? nil : "(\(parts.joined(separator: "; ")))"
  }

  var helpWithNote: String {
    note.map { "\(help) \($0)" } ?? help
  }
}

extension [String] {
  /// The words in a row, with another separator before the last.
  func joined(separator: String, last: String) -> String {
    guard let final = self.last, count > 1 else { return joined() }
    return dropLast().joined(separator: separator) + last + final
  }
}
