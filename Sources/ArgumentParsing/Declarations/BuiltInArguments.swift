extension Argument {
  /// Accepted by every command.
  static let helpFlag = Argument.flag("help", short: "h", help: "Print this help and exit")

  /// Accepted by the root only: below it, `--version` may mean something to a command.
  static let versionFlag = Argument.flag("version", help: "Print the version and exit")
}
