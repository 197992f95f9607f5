import ArgumentParsing

/// The program: its commands, and what its errors mean to a shell.
@main
struct Tool: CommandGroup {
  static let configuration = CommandConfiguration(
    name: "syncscope",
    abstract: "Find out why Core Data or SwiftData does not sync through CloudKit",
    discussion: """
      Takes reports of a recorder, console text and Core Data models, keeps them in one file, \
      answers the three questions (did setup begin? were there saves and zero RecordSave? which \
      fields does the recipient lack?) and names the cause with its evidence.
      """,
    examples: [
      "syncscope diagnose report.ndjson",
      "pbpaste | syncscope diagnose -",
      "syncscope ingest reports/ && syncscope ask setup",
    ],
    exitStatus: ToolExit.meanings,
    subcommands: [
      DiagnoseCommand.self, IngestCommand.self, AskCommand.self, ExplainCommand.self,
      LintCommand.self, PlanCommand.self, ReportCommand.self, CompareCommand.self,
      DevicesCommand.self,
      CoverageCommand.self,
      TimelineCommand.self, EventsCommand.self, ErrorsCommand.self, ExportCommand.self,
      ImportCommand.self, RedactCommand.self, ListenerCommand.self, StoreCommand.self,
      CompletionsCommand.self, ManualCommand.self,
    ]
  )

  static let arguments: [Argument] = [
    .option(
      "store",
      value: "PATH",
      help: "The store (default: SYNCSCOPE_STORE, else syncscope.sqlite in the data folder)",
      completion: .file,
      section: "Common"
    ),
    .option(
      "color",
      value: "WHEN",
      help: "Colour in text",
      choices: ["auto", "always", "never"],
      default: "auto",
      section: "Common"
    ),
    .flag(
      "quiet",
      short: "q",
      help: "No progress and no notes on standard error",
      section: "Common"
    ),
  ]

  static let version = "0.1.0"

  static func main() {
    Interruption.install()
    let parser = CommandParser(root: Tool.self, version: version)
    let code: ExitCode
    switch parser.parse(Array(CommandLine.arguments.dropFirst())) {
    case .message(let text):
      code = ToolExit.run { try StandardOutput.write(text + "\n") }
    case .usage(let text):
      StandardError.write(text + "\n")
      code = .usage
    case .run(var command):
      code = ToolExit.run(command: &command, parser: parser)
    }
    ToolExit.exit(code)
  }
}
