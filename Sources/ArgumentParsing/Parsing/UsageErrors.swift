// The errors the parser itself finds, each worded in one place.
extension UsageError {
  static func unknownOption(_ spelling: String, at node: CommandNode) -> UsageError {
    // What turns something off is never a slip for what turns it on.
    let isNegation = spelling.hasPrefix("--no-")
    let known = node.acceptedOptions.flatMap(\.longSpellings).filter {
      !isNegation || $0.hasPrefix("--no-")
    }
    if let owner = node.all.dropFirst().first(where: { $0.declares(spelling) }) {
      return UsageError(
        "\(spelling) belongs to '\(owner.pathText)'; put it after that command"
      )
    }
    return UsageError("unknown option '\(spelling)'" + suggestion(for: spelling, among: known))
  }

  static func unknownShortOption(
    _ letter: Character,
    in word: String,
    at node: CommandNode
  ) -> UsageError {
    if word.count > 2, node.acceptedOptions.contains(where: { $0.spelling == "-\(word)" }) {
      return UsageError("unknown option '\(word)'; did you mean '-\(word)'?")
    }
    if let owner = node.all.dropFirst().first(where: { $0.declares("-\(letter)") }) {
      return UsageError("-\(letter) belongs to '\(owner.pathText)'; put it after that command")
    }
    let place = word.count > 2 ? " in '\(word)'" : ""
    let isWord = word.count > 2 && !node.positionals.isEmpty
    let hint = isWord ? "; put '--' before it if it is no option" : ""
    return UsageError("unknown option '-\(letter)'\(place)\(hint)")
  }

  static func unknownCommand(_ word: String, of node: CommandNode) -> UsageError {
    let words = (node.path.dropFirst() + [word]).joined(separator: " ")
    return UsageError(
      "unknown command '\(words)'" + suggestion(for: word, among: node.children.map(\.name))
    )
  }

  static func notForSubcommand(
    _ option: Argument,
    of node: CommandNode,
    _ child: CommandNode
  ) -> UsageError {
    UsageError(
      "\(option.spelling) is for '\(node.pathText)' alone; leave it out before '\(child.name)'"
    )
  }

  static func missingValue(of option: Argument, spelled spelling: String) -> UsageError {
    UsageError("\(spelling) needs a value: \(spelling) \(option.placeholder ?? "VALUE")")
  }

  static func takesNoValue(_ spelling: String) -> UsageError {
    UsageError("\(spelling) takes no value")
  }

  static func missing(_ argument: Argument) -> UsageError {
    UsageError("missing \(argument.label): \(argument.help)")
  }

  static func superfluous(_ word: String, for node: CommandNode) -> UsageError {
    let most = node.positionals.count
    let limit =
      switch most {
      case 0: "takes no arguments"
      case 1: "takes only \(node.positionals.map(\.spelling).joined())"
      default: "takes at most \(most) arguments"
      }
    return UsageError("unexpected argument '\(word)'; '\(node.pathText)' \(limit)")
  }

  static func notAChoice(
    _ word: String,
    of argument: Argument,
    choices: [String]
  ) -> UsageError {
    UsageError(
      "\(argument.spelling) takes \(choices.joined(separator: ", ", last: " or ")), not '\(word)'"
        + suggestion(for: word, among: choices)
    )
  }

  private static func suggestion(for word: String, among known: [String]) -> String {
    guard let nearest = NearestSpelling.of(word, among: known) else { return "" }
    return "; did you mean '\(nearest)'?"
  }
}
