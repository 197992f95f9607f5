import ArgumentParsing
import SyncEvents

struct AskImportsCommand: Command {
  static let configuration = CommandConfiguration(
    name: "imports",
    abstract: "Did imports begin and end, per device, session and store"
  )
  static let arguments = ActivityQuestion.arguments

  private let question: ActivityQuestion

  init(_ values: ParsedValues) throws {
    question = try ActivityQuestion(.import, values)
  }

  func run() throws -> ExitCode {
    try question.answer()
  }
}
