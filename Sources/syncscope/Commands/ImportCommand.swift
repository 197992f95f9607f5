import ArgumentParsing
import Ingest

struct ImportCommand: Command {
  static let configuration = CommandConfiguration(
    name: "import",
    abstract: "Read what `export` wrote into the store",
    discussion: "The same as `ingest`, but the input must be of the report format.",
    examples: ["syncscope import everything.syncreport --store copy.sqlite"]
  )

  static let formats = IngestCommand.formats
  static let arguments: [Argument] =
    [.positional("file", help: "What `export` wrote, or - for standard input", arity: .oneOrMore)]
    + OutputOptions.arguments(formats)

  private let inputs: [String]
  private let store: StoreOptions
  private let output: OutputOptions

  init(_ values: ParsedValues) throws {
    inputs = values.values("file")
    store = StoreOptions(values)
    output = try OutputOptions(values, formats: Self.formats)
  }

  func run() throws -> ExitCode {
    var reader = InputReader()
    reader.forcedFormat = .own
    let result = try Ingesting.run(
      inputs,
      into: store,
      reader: reader,
      rejectsPath: nil,
      redactor: nil,
      isQuiet: output.isQuiet
    )
    if output.format == .text {
      if !output.isQuiet { RejectionNotes.write(result.rejections, total: result.rejected) }
      try output.write(result.text)
    } else {
      try output.write(result.json)
    }
    return result.hasUnderstood ? .success : .dataError
  }
}
