/// The command `help`, which every tool with subcommands has without declaring it.
///
/// A declaration like any other, so that it shows in help and completions; the parser answers it
/// itself, because only the parser knows the other commands.
struct HelpCommand: Command {
  static let configuration = CommandConfiguration(
    name: "help",
    abstract: "Print the help of a command"
  )

  /// The name of its only positional.
  static let subject = "command"

  static func arguments(offering names: [String]) -> [Argument] {
    [
      .positional(
        subject,
        help: "The command, and its subcommand if it has any",
        arity: .any,
        completion: .values(names)
      )
    ]
  }

  init(_ values: ParsedValues) {}

  func run() -> ExitCode { .usage }
}
