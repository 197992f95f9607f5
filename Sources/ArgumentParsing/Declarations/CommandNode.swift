/// A command at its place in the tree: with the words that lead to it and what it inherits.
struct CommandNode: Sendable {
  let command: any Command.Type
  /// From the name of the tool to the name of the command.
  let path: [String]
  let arguments: [Argument]
  /// The flags and options of the root and of the groups above.
  let inherited: [Argument]

  init(root: any Command.Type) {
    self.init(root, path: [], arguments: root.arguments, inherited: [])
  }

  private init(
    _ command: any Command.Type,
    path: [String],
    arguments: [Argument],
    inherited: [Argument]
  ) {
    self.command = command
    self.path = path + [command.configuration.name]
    self.arguments = arguments
    self.inherited = inherited
  }

  var configuration: CommandConfiguration { command.configuration }
  var name: String { configuration.name }
  var pathText: String { path.joined(separator: " ") }
  var isRoot: Bool { path.count == 1 }
  var isGroup: Bool { command is any CommandGroup.Type }

  var positionals: [Argument] { arguments.filter { $0.arity != nil } }
  var options: [Argument] { arguments.filter { $0.arity == nil } }

  /// Every flag and option that may be given here, the command's own first.
  var acceptedOptions: [Argument] {
    options + inherited + (isRoot ? [.versionFlag, .helpFlag] : [.helpFlag])
  }

  /// The subcommands; those of the root end with `help`.
  var children: [CommandNode] {
    let subcommands = configuration.subcommands
    let below = isRoot || isGroup ? options + inherited : inherited
    var nodes = subcommands.map {
      CommandNode($0, path: path, arguments: $0.arguments, inherited: below)
    }
    if isRoot, !nodes.isEmpty {
      let arguments = HelpCommand.arguments(offering: nodes.map(\.name))
      nodes.append(
        CommandNode(HelpCommand.self, path: path, arguments: arguments, inherited: below)
      )
    }
    return nodes
  }

  /// This command and all below it, each before its subcommands.
  var all: [CommandNode] { [self] + children.flatMap(\.all) }

  func child(named name: String) -> CommandNode? {
    children.first { $0.name == name }
  }
}
