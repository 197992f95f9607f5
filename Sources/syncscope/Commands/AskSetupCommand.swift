import ArgumentParsing
import SyncEvents

struct AskSetupCommand: Command {
  static let configuration = CommandConfiguration(
    name: "setup",
    abstract: "Did setup ever begin, per device, session and store"
  )
  static let arguments = ActivityQuestion.arguments

  private let question: ActivityQuestion

  init(_ values: ParsedValues) throws {
    question = try ActivityQuestion(.setup, values)
  }

  func run() throws -> ExitCode {
    try question.answer()
  }
}
