/// Turns the words of a command line into a command that is ready to run.
///
/// The texts it makes have no newline at their end, so that `print` can write them.
package struct CommandParser: Sendable {
  private let root: CommandNode
  private let version: String
  private let width: Int

  /// Help is as wide as the terminal unless a width is said, as tests do.
  package init(root: any Command.Type, version: String, width: Int = TerminalWidth.current) {
    self.root = CommandNode(root: root)
    self.version = version
    self.width = width
  }

  /// Parses the words that follow the name of the program.
  ///
  /// An error that the initializer of a command throws is reported as wrong usage, whatever its
  /// type.
  package func parse(_ arguments: [String]) -> Outcome {
    var scanner = ArgumentScanner(root: root)
    do {
      switch try scanner.scan(arguments) {
      case .help: return .message(help(of: scanner.node))
      case .version: return .message("\(root.name) \(version)")
      case .words: break
      }
      let node = scanner.node
      if node.isGroup {
        return .usage("\(help(of: node))\n\n\(root.name): no command given")
      }
      let values = try scanner.values()
      if node.command == HelpCommand.self {
        return .message(help(of: try self.node(at: values.values(HelpCommand.subject))))
      }
      return .run(try node.command.init(values))
    } catch let error as UsageError {
      return .usage(report(error, at: scanner.node))
    } catch {
      return .usage(report(UsageError(String(describing: error)), at: scanner.node))
    }
  }

  /// The report of a usage error that a command found only while it ran, as `parse` would word it.
  package func report(_ error: UsageError, from command: any Command.Type) -> String {
    report(error, at: root.all.first { $0.command == command } ?? root)
  }

  private func report(_ error: UsageError, at node: CommandNode) -> String {
    var lines = ["\(root.name): \(error)"]
    for (index, form) in node.usageForms.enumerated() {
      lines.append((index == 0 ? "Usage: " : "       ") + form)
    }
    lines.append("See '\(node.pathText) --help'.")
    return lines.joined(separator: "\n")
  }

  private func help(of node: CommandNode) -> String {
    HelpPage(node: node, width: width).text
  }

  private func node(at path: [String]) throws(UsageError) -> CommandNode {
    var node = root
    for name in path {
      guard let child = node.child(named: name) else { throw .unknownCommand(name, of: node) }
      node = child
    }
    return node
  }
}
