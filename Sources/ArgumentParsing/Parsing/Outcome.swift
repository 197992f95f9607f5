extension CommandParser {
  /// What a command line asks for.
  package enum Outcome: Sendable {
    /// A command that has read its values and is ready to run.
    case run(any Command)
    /// Help or the version, for standard output; the exit code is `ExitCode.success`.
    case message(String)
    /// What was wrong, for standard error; the exit code is `ExitCode.usage`.
    case usage(String)
  }
}
