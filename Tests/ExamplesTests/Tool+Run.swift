import ArgumentParsing
import Testing

@testable import syncscope

extension Tool {
  /// Runs a command line as `main` does, but for the exit.
  static func run(_ arguments: String...) throws {
    try run(arguments)
  }

  static func run(_ arguments: [String]) throws {
    let parser = CommandParser(root: Tool.self, version: version)
    switch parser.parse(arguments) {
    case .message(let text), .usage(let text): Issue.record("\(text)")
    case .run(var command): #expect(try command.run() == .success)
    }
  }
}
