import ArgumentParsing
import KnowledgeBase

struct ListenerCommand: Command {
  static let configuration = CommandConfiguration(
    name: "listener",
    abstract: "Print one Swift file that tells sync events on the console",
    discussion: """
      For an app that takes no package yet: it announces itself before the stores load and prints \
      every event, whole error chains and the account. It was type-checked against stubs, never \
      run on an Apple device here.
      """,
    examples: ["syncscope listener > CloudSyncMonitor.swift"]
  )

  init(_ values: ParsedValues) throws {}

  func run() throws -> ExitCode {
    try StandardOutput.write(ListenerSource.text)
    return .success
  }
}
