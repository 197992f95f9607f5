/// One command of the tool: what it is called, what it takes and what it does.
package protocol Command: Sendable {
  static var configuration: CommandConfiguration { get }

  /// The flags, options and positionals, in the order the help lists them.
  ///
  /// Those of the root and of a group are accepted by all commands below, before or after their
  /// names. Those of another command with subcommands are its own.
  static var arguments: [Argument] { get }

  /// Reads what was given; a `UsageError` thrown here is shown with the usage of the command.
  init(_ values: ParsedValues) throws

  mutating func run() throws -> ExitCode
}

extension Command {
  package static var arguments: [Argument] { [] }
}
