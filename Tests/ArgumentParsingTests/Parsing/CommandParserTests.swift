import Testing

@testable import ArgumentParsing

struct CommandParserTests {
  private let parser = CommandParser(root: Depot.self, version: "1.2", width: 80)

  @Test func `the version is that of the tool`() {
    #expect(message(["--version"]) == "depot 1.2")
  }

  @Test(
    arguments: [
      (["--help"], "depot [OPTIONS] COMMAND"),
      (["help"], "depot [OPTIONS] COMMAND"),
      (["-h", "nonsense"], "depot [OPTIONS] COMMAND"),
      (["list", "-vh"], "depot list [OPTIONS] [FILE ...]"),
      (["help", "list"], "depot list [OPTIONS] [FILE ...]"),
      (["copy", "--help"], "depot copy [OPTIONS] SOURCE ... TARGET"),
      (["help", "ask", "setup"], "depot ask setup [OPTIONS] MODEL [FOLDER]"),
      (["ask", "setup", "--help"], "depot ask setup [OPTIONS] MODEL [FOLDER]"),
      (["help", "help"], "depot help [OPTIONS] [COMMAND ...]"),
    ]
  )
  func `help is asked for at every level`(words: [String], usage: String) throws {
    let lines = try #require(message(words)).split(separator: "\n")
    #expect(lines.contains("  \(usage)"))
  }

  @Test func `a wrong command names the nearest and shows where to look`() {
    #expect(
      usage(["lsit"]) == """
        depot: unknown command 'lsit'; did you mean 'list'?
        Usage: depot [OPTIONS] COMMAND
        See 'depot --help'.
        """
    )
  }

  @Test func `every form of a command is shown with what is wrong`() {
    #expect(
      usage(["ask"]) == """
        depot: missing QUESTION: What to answer
        Usage: depot ask [OPTIONS] QUESTION
               depot ask [OPTIONS] COMMAND
        See 'depot ask --help'.
        """
    )
  }

  @Test(arguments: [(["help", "ask", "x"], "ask x"), (["server", "x"], "server x")])
  func `an unknown subcommand is told with its group`(words: [String], name: String) {
    #expect(usage(words)?.hasPrefix("depot: unknown command '\(name)'\n") == true)
  }

  @Test(arguments: [([], "depot"), (["server"], "depot server"), (["-q"], "depot")])
  func `a group alone shows its help as wrong usage`(words: [String], path: String) throws {
    let text = try #require(usage(words))
    #expect(text.contains("USAGE\n  \(path) [OPTIONS] COMMAND\n"))
    #expect(text.hasSuffix("\n\ndepot: no command given"))
  }

  @Test func `any error from an initializer is wrong usage`() {
    #expect(usage(["ask", "why"])?.hasPrefix("depot: no answer\nUsage: depot ask") == true)
  }

  @Test func `an error found while running is reported with the usage of its command`() {
    let caret = UsageError.Caret(text: "size >> 3", column: 6, length: 2)
    let report = parser.report(UsageError("no such operator '>>'", caret: caret), from: Copy.self)
    #expect(
      report == """
        depot: no such operator '>>'
          size >> 3
               ^^
        Usage: depot copy [OPTIONS] SOURCE ... TARGET
        See 'depot copy --help'.
        """
    )
  }

  private func message(_ words: [String]) -> String? {
    if case .message(let text) = parser.parse(words) { text } else { nil }
  }

  private func usage(_ words: [String]) -> String? {
    if case .usage(let text) = parser.parse(words) { text } else { nil }
  }
}
