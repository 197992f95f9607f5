/// Mistakes in the declarations of a tool that would make a command line ambiguous.
///
/// They are mistakes of the programmer, so a test of the tool asks for them, not the parser.
package enum DeclarationProblems {
  /// One sentence for each problem in the tree below the root; empty if all is well.
  package static func find(root: any Command.Type) -> [String] {
    CommandNode(root: root).all.flatMap { node in
      problems(of: node).map { "\(node.pathText): \($0)" }
    }
  }

  private static func problems(of node: CommandNode) -> [String] {
    let accepted = node.acceptedOptions + node.positionals
    let spellings = accepted.flatMap(\.spellings)
    var problems = duplicates(in: spellings).map { "\($0) is declared twice" }
    problems += duplicates(in: accepted.map(\.name)).map { "two arguments are named '\($0)'" }
    problems += duplicates(in: node.children.map(\.name)).map {
      "two subcommands are named '\($0)'"
    }
    if node.isGroup, node.children.isEmpty { problems.append("a group without subcommands") }
    if node.isGroup, !node.positionals.isEmpty { problems.append("a group takes no positionals") }
    if node.positionals.count(where: \.repeats) > 1 {
      problems.append("two positionals take any number of words")
    }
    for argument in node.arguments {
      guard let value = argument.defaultValue, let choices = argument.choices else { continue }
      if !choices.contains(value) {
        problems.append("the default '\(value)' of --\(argument.name) is none of its choices")
      }
    }
    return problems
  }

  private static func duplicates(in words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { !seen.insert($0).inserted }
  }
}
