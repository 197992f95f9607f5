/// The escapes of GitHub's workflow commands.
enum GitHubCommand {
  /// A message: per cent and line ends are written as GitHub wants them.
  static func data(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText.line(String($0)).replacing("%", with: "%25") }
      .joined(separator: "%0A")
  }

  /// A property: colon and comma are escaped, too.
  static func property(_ text: String) -> String {
    VisibleText.line(text).replacing("%", with: "%25").replacing(":", with: "%3A")
      .replacing(",", with: "%2C")
  }
}
