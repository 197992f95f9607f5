extension CommandNode {
  /// The ways to call the command, each one line: `tool events [OPTIONS] [FILE ...]`.
  var usageForms: [String] {
    let takesOptions = acceptedOptions.contains { $0 != .helpFlag && $0 != .versionFlag }
    let call = takesOptions ? "\(pathText) [OPTIONS]" : pathText
    var forms: [String] = []
    if !isGroup {
      forms.append(([call] + positionals.map(\.usage)).joined(separator: " "))
    }
    if !children.isEmpty {
      forms.append("\(call) COMMAND")
    }
    return forms
  }
}

extension Argument {
  /// A positional in a usage line, with brackets and dots that tell how many words it takes.
  fileprivate var usage: String {
    switch arity {
    case .optional: "[\(spelling)]"
    case .any: "[\(spelling) ...]"
    case .oneOrMore: "\(spelling) ..."
    case .one, nil: spelling
    }
  }
}
