import ArgumentParsing
import EventStore
import SyncEvents

struct StoreVerifyCommand: Command {
  static let configuration = CommandConfiguration(
    name: "verify",
    abstract: "Check every byte of the store: blocks, tail, and that the facts agree with them",
    exitStatus: [(.success, "Every byte checks"), (.inputOutput, "Damage was found and named")]
  )

  static let formats: [OutputFormat] = [.text, .json]
  static let arguments: [Argument] = OutputOptions.arguments(formats)

  private let store: StoreOptions
  private let output: OutputOptions

  init(_ values: ParsedValues) throws {
    store = StoreOptions(values)
    output = try OutputOptions(values, formats: Self.formats)
  }

  func run() throws -> ExitCode {
    var progress = ProgressBar(total: nil, unit: "events", isQuiet: output.isQuiet)
    let result = try Store.verify(store.path) { events in
      try Interruption.check()
      progress.update(done: 0, count: events)
    }
    progress.finish()
    if output.format == .json {
      try output.write(result.json)
    } else if result.damages.isEmpty {
      try output.write("\(store.path): every byte checks, \(result.events) events")
    } else {
      for damage in result.damages { StandardError.write("\(store.path): \(damage)\n") }
      try output.write("\(store.path): \(result.damages.count) places are damaged")
    }
    return result.damages.isEmpty ? .success : .inputOutput
  }
}
