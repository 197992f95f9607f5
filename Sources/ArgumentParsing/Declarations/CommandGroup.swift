/// A command that only holds subcommands: alone on the command line, it shows its help.
///
/// A `Command` that has subcommands without being a group runs itself when none of them is named.
package protocol CommandGroup: Command {
  init()
}

extension CommandGroup {
  package init(_ values: ParsedValues) {
    self.init()
  }

  /// Never reached through `CommandParser`, which asks for a subcommand before it makes a group.
  package func run() -> ExitCode { .usage }
}
