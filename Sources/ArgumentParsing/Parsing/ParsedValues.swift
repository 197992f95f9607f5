/// What a command line gave to a command, by the names that were declared.
package struct ParsedValues: Sendable {
  private let declared: [String: Argument]
  private let switches: [String: Bool]
  private let given: [String: [String]]

  init(declared: [Argument], switches: [String: Bool], given: [String: [String]]) {
    self.declared = Dictionary(declared.map { ($0.name, $0) }) { own, _ in own }
    self.switches = switches
    self.given = given
  }

  /// Whether the user gave it, so that a default can be told from a wish.
  package func isGiven(_ name: String) -> Bool {
    switches[name] != nil || given[name] != nil
  }

  /// Whether a flag is on, by the command line or by its default.
  package func flag(_ name: String) -> Bool {
    if let isOn = switches[name] { return isOn }
    if case .flag(_, let isOn) = argument(name)?.kind { return isOn }
    return false
  }

  /// The last value given, else the declared default.
  package func value(_ name: String) -> String? {
    values(name).last
  }

  /// All values given, in their order, else the declared default.
  package func values(_ name: String) -> [String] {
    let fallback = argument(name)?.defaultValue
    return given[name] ?? fallback.map { [$0] } ?? []
  }

  /// The value of something the command cannot do without.
  package func required(_ name: String) throws(UsageError) -> String {
    if let value = value(name) { return value }
    throw argument(name).map(UsageError.missing) ?? UsageError("missing \(name)")
  }

  package func int(_ name: String, atLeast minimum: Int = .min) throws(UsageError) -> Int? {
    guard let word = value(name) else { return nil }
    if let number = Int(word), number >= minimum { return number }
    let limit = minimum == .min ? "" : " of at least \(minimum)"
    throw UsageError("\(spelling(name)) takes a whole number\(limit), not '\(word)'")
  }

  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String,
    as type: Choice.Type
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    try choices(name, as: type).last
  }

  package func choices<Choice: RawRepresentable & CaseIterable>(
    _ name: String,
    as type: Choice.Type
  ) throws(UsageError) -> [Choice] where Choice.RawValue == String {
    var choices: [Choice] = []
    for word in values(name) {
      guard let choice = Choice(rawValue: word) else {
        let known = type.allCases.map(\.rawValue)
        throw argument(name).map { .notAChoice(word, of: $0, choices: known) }
          ?? UsageError("\(name) cannot be '\(word)'")
      }
      choices.append(choice)
    }
    return choices
  }

  /// How the user spells it, for messages: `--limit`, or `FILE` for a positional.
  package func spelling(_ name: String) -> String {
    argument(name)?.spelling ?? name
  }

  private func argument(_ name: String) -> Argument? {
    assert(declared[name] != nil, "no argument named '\(name)' is declared")
    return declared[name]
  }
}
