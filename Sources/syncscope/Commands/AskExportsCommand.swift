import ArgumentParsing
import SyncEvents

struct AskExportsCommand: Command {
  static let configuration = CommandConfiguration(
    name: "exports",
    abstract: "Did exports begin and end, per device, session and store"
  )
  static let arguments = ActivityQuestion.arguments

  private let question: ActivityQuestion

  init(_ values: ParsedValues) throws {
    question = try ActivityQuestion(.export, values)
  }

  func run() throws -> ExitCode {
    try question.answer()
  }
}
