/// Walks the words of a command line, finds the command they name and sorts the rest into options
/// and operands.
struct ArgumentScanner {
  /// What the walk met first.
  enum Request {
    case help
    case version
    case words
  }

  /// The command found so far.
  private(set) var node: CommandNode
  private var switches: [String: Bool] = [:]
  private var optionValues: [String: [String]] = [:]
  private var operands: [String] = []
  private var optionsEnded = false

  init(root: CommandNode) {
    node = root
  }

  mutating func scan(_ words: [String]) throws(UsageError) -> Request {
    var rest = words[...]
    while let word = rest.popFirst() {
      if optionsEnded || word == "-" || !word.hasPrefix("-") {
        try takeOperand(word)
      } else if word == "--" {
        optionsEnded = true
      } else {
        let request =
          word.hasPrefix("--")
          ? try takeLong(word, &rest) : try takeShort(word, &rest)
        if let request { return request }
      }
    }
    return .words
  }

  /// What the words gave to the command, once they have been scanned.
  func values() throws(UsageError) -> ParsedValues {
    let given = try OperandAssignment.assign(operands, to: node)
    let arguments = node.acceptedOptions + node.positionals
    let values = optionValues.merging(given) { option, _ in option }
    for argument in arguments {
      guard let choices = argument.choices, let words = values[argument.name] else { continue }
      for word in words where !choices.contains(word) {
        throw .notAChoice(word, of: argument, choices: choices)
      }
    }
    return ParsedValues(declared: arguments, switches: switches, given: values)
  }

  private mutating func takeOperand(_ word: String) throws(UsageError) {
    if node.isGroup || (operands.isEmpty && !optionsEnded), let child = node.child(named: word) {
      try enter(child)
    } else if node.isGroup {
      throw .unknownCommand(word, of: node)
    } else {
      operands.append(word)
    }
  }

  private mutating func enter(_ child: CommandNode) throws(UsageError) {
    let given = Set(switches.keys).union(optionValues.keys)
    let inherited = Set(child.inherited.map(\.name))
    if let lost = node.acceptedOptions.first(where: {
      given.contains($0.name) && !inherited.contains($0.name)
    }) {
      throw .notForSubcommand(lost, of: node, child)
    }
    node = child
  }

  private mutating func takeLong(
    _ word: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> Request? {
    let spelling = String(word.prefix { $0 != "=" })
    let attached = spelling == word ? nil : String(word.dropFirst(spelling.count + 1))
    guard let argument = argument(spelled: spelling) else {
      throw .unknownOption(spelling, at: node)
    }
    guard argument.placeholder != nil else {
      if attached != nil { throw .takesNoValue(spelling) }
      return turn(argument, on: spelling == argument.spelling)
    }
    guard let value = attached ?? rest.popFirst() else {
      throw .missingValue(of: argument, spelled: spelling)
    }
    give(value, to: argument)
    return nil
  }

  /// Takes `-n value`, `-nvalue`, `-n=value`, and flags bundled before either.
  private mutating func takeShort(
    _ word: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> Request? {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let argument = argument(spelled: spelling) else {
        throw .unknownShortOption(letter, in: word, at: node)
      }
      guard argument.placeholder != nil else {
        if let request = turn(argument, on: true) { return request }
        continue
      }
      if letters.first == "=" { letters.removeFirst() }
      let attached = letters.isEmpty ? nil : String(letters)
      guard let value = attached ?? rest.popFirst() else {
        throw .missingValue(of: argument, spelled: spelling)
      }
      give(value, to: argument)
      return nil
    }
    return nil
  }

  private func argument(spelled spelling: String) -> Argument? {
    node.acceptedOptions.first { $0.spellings.contains(spelling) }
  }

  private mutating func turn(_ flag: Argument, on isOn: Bool) -> Request? {
    switch flag {
    case .helpFlag: return .help
    case .versionFlag: return .version
    default:
      switches[flag.name] = isOn
      return nil
    }
  }

  private mutating func give(_ value: String, to option: Argument) {
    let earlier = option.repeats ? optionValues[option.name, default: []] : []
    optionValues[option.name] = earlier + [value]
  }
}
