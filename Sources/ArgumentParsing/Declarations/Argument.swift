/// One declared flag, option or positional of a command.
///
/// A value that parsing, help, completions, the manual and the reference all read, so that none of
/// them can say something else than the parser does.
package struct Argument: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case flag(isNegatable: Bool, isOnByDefault: Bool)
    case option(placeholder: String, repeats: Bool)
    case positional(Arity)
  }

  /// Without dashes: `limit` is given as `--limit`, and the positional `file` is shown as `FILE`.
  let name: String
  let short: Character?
  let help: String
  let kind: Kind
  let choices: [String]?
  let defaultValue: String?
  let completion: Completion
  let section: String
}

extension Argument {
  /// The section of the help that an option is listed in unless it says another.
  package static let defaultSection = "Options"

  /// A switch that takes no value, given as `--name`.
  ///
  /// A negatable flag is also given as `--no-name`; the last one given counts.
  package static func flag(
    _ name: String,
    short: Character? = nil,
    help: String,
    negatable: Bool = false,
    default isOn: Bool = false,
    section: String = defaultSection
  ) -> Argument {
    Argument(
      name: name,
      short: short,
      help: help,
      kind: .flag(isNegatable: negatable, isOnByDefault: isOn),
      choices: nil,
      defaultValue: nil,
      completion: .none,
      section: section
    )
  }

  /// An option that takes a value, given as `--name VALUE`.
  ///
  /// The default is shown in the help and is what `ParsedValues` answers when the option is not
  /// given, so it must be a value the option itself would take. If an option that does not repeat
  /// is given twice, the last one counts.
  package static func option(
    _ name: String,
    short: Character? = nil,
    value placeholder: String,
    help: String,
    choices: [String]? = nil,
    default defaultValue: String? = nil,
    repeats: Bool = false,
    completion: Completion = .none,
    section: String = defaultSection
  ) -> Argument {
    Argument(
      name: name,
      short: short,
      help: help,
      kind: .option(placeholder: placeholder, repeats: repeats),
      choices: choices,
      defaultValue: defaultValue,
      completion: completion,
      section: section
    )
  }

  /// A word given by its place, shown in the help as `NAME`.
  package static func positional(
    _ name: String,
    help: String,
    arity: Arity = .one,
    choices: [String]? = nil,
    completion: Completion = .file
  ) -> Argument {
    Argument(
      name: name,
      short: nil,
      help: help,
      kind: .positional(arity),
      choices: choices,
      defaultValue: nil,
      completion: completion,
      section: defaultSection
    )
  }
}

extension Argument {
  /// Nil for a flag and for an option.
  var arity: Arity? {
    if case .positional(let arity) = kind { arity } else { nil }
  }

  /// Nil for a flag and for a positional.
  var placeholder: String? {
    if case .option(let placeholder, _) = kind { placeholder } else { nil }
  }

  var isNegatable: Bool {
    if case .flag(isNegatable: true, _) = kind { true } else { false }
  }

  var repeats: Bool {
    switch kind {
    case .flag: false
    case .option(_, let repeats): repeats
    case .positional(let arity): arity.repeats
    }
  }

  /// What a shell offers, declared choices first.
  var candidates: Completion {
    choices.map(Completion.values) ?? completion
  }
}
