/// How a command is named and described.
package struct CommandConfiguration: Sendable {
  package let name: String
  package let abstract: String
  package let discussion: String
  package let examples: [String]
  package let exitStatus: [(code: ExitCode, meaning: String)]
  package let subcommands: [any Command.Type]

  /// Describes a command.
  ///
  /// - Parameters:
  ///   - name: The word that calls it.
  ///   - abstract: One line, without a full stop.
  ///   - discussion: Paragraphs set apart by empty lines. Lines are joined and wrapped anew, except
  ///     those that begin with `- `, which are list items, and those that begin with two spaces,
  ///     which are kept as they are.
  ///   - examples: Command lines, shown as they are.
  ///   - exitStatus: What the exit codes of this command mean, for a section of its own.
  ///   - subcommands: In the order the help lists them.
  package init(
    name: String,
    abstract: String,
    discussion: String = "",
    examples: [String] = [],
    exitStatus: [(code: ExitCode, meaning: String)] = [],
    subcommands: [any Command.Type] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.exitStatus = exitStatus
    self.subcommands = subcommands
  }
}
