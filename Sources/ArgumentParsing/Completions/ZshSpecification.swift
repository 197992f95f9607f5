/// The specifications that zsh's `_arguments` takes, quoted for the script.
enum ZshSpecification {
  static func option(_ option: Argument) -> [String] {
    // One that may come again excludes nothing; any other excludes all ways to spell it.
    let exclusion = option.repeats ? "*" : "(\(option.spellings.joined(separator: " ")))"
    let description = "[\(option.help.escaping("\\[]:"))]"
    let value = option.placeholder.map { ":\($0.escaping("\\:")):" + valueAction(option) } ?? ""
    return option.spellings.map { spelling in
      let joint = option.placeholder == nil ? "" : spelling.hasPrefix("--") ? "=" : "+"
      return (exclusion + spelling + joint + description + value).shellQuoted
    }
  }

  static func positional(_ positional: Argument) -> String {
    let place =
      switch positional.arity {
      case .any, .oneOrMore: "*:"
      case .optional: "::"
      case .one, nil: ":"
      }
    return (place + positional.spelling.escaping("\\:") + ":" + valueAction(positional)).shellQuoted
  }

  /// What completes such a value when called as a command.
  static func action(_ candidates: Completion) -> String {
    switch candidates {
    case .none: ""
    case .file: "_files"
    case .directory: "_files -/"
    case .values(let values): "compadd -- \(values.map(\.shellQuoted).joined(separator: " "))"
    }
  }

  private static func valueAction(_ argument: Argument) -> String {
    guard case .values(let values) = argument.candidates else { return action(argument.candidates) }
    // `_arguments` splits the list at spaces and takes a backslash before what is not to split.
    return "(\(values.map { $0.escaping("\\ ():'\"$`;&|<>*?") }.joined(separator: " ")))"
  }
}
