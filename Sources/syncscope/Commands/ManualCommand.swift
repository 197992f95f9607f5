import ArgumentParsing

struct ManualCommand: Command {
  static let configuration = CommandConfiguration(
    name: "manual",
    abstract: "Print the manual: a man page, or the reference in Markdown",
    examples: ["syncscope manual > syncscope.1"]
  )

  static let arguments: [Argument] = [
    .option(
      "format",
      short: "f",
      value: "FORMAT",
      help: "Which",
      choices: ["man", "markdown"],
      default: "man"
    )
  ]

  private let isMarkdown: Bool

  init(_ values: ParsedValues) throws {
    isMarkdown = values.value("format") == "markdown"
  }

  func run() throws -> ExitCode {
    let text =
      isMarkdown
      ? Reference.markdown(root: Tool.self)
      : Manual.page(root: Tool.self, date: "November 30, 2026")
    try StandardOutput.write(text)
    return .success
  }
}
