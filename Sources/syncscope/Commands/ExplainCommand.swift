import ArgumentParsing
import ErrorText
import KnowledgeBase
import Reports
import SyncEvents

struct ExplainCommand: Command {
  static let configuration = CommandConfiguration(
    name: "explain",
    abstract: "Explain any error text, however nested, or a domain and code",
    discussion: """
      Prints the chain as a tree: each link named and explained, what to do, and how sure the \
      source is. Without arguments, or with -, it reads standard input.
      """,
    examples: [
      "pbpaste | syncscope explain", "syncscope explain CKErrorDomain 12",
      "syncscope explain 'Error Domain=NSCocoaErrorDomain Code=134406 …'",
    ]
  )

  static let formats: [OutputFormat] = [.text, .json]
  static let arguments: [Argument] =
    [
      .positional(
        "text",
        help: "DOMAIN CODE, an error text, or - for standard input",
        arity: .any,
        completion: .none
      )
    ] + OutputOptions.arguments(formats)

  private let words: [String]
  private let output: OutputOptions

  init(_ values: ParsedValues) throws {
    words = values.values("text")
    output = try OutputOptions(values, formats: Self.formats)
  }

  func run() throws -> ExitCode {
    let chains = try Explaining.chains(of: words)
    guard !chains.isEmpty else {
      StandardError.write("syncscope: no error was found in this text\n")
      return .dataError
    }
    if output.format == .json {
      try output.write(Explaining.json(chains))
    } else {
      try output.write(Explaining.text(chains, style: output.style))
    }
    return .success
  }
}
