extension String {
  /// In single quotes, for bash and zsh.
  var shellQuoted: String {
    "'\(replacing("'", with: "'\\''"))'"
  }

  /// In single quotes, for fish, which knows two escapes inside of them.
  var fishQuoted: String {
    "'\(escaping("\\'"))'"
  }

  /// With a backslash before each of some characters.
  func escaping(_ special: String) -> String {
    String(flatMap { special.contains($0) ? ["\\", $0] : [$0] })
  }

  /// The name of a shell function: letters, digits and underscores.
  var asFunctionName: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
