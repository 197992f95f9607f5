import ArgumentParsing
import Questions
import Reports
import SyncEvents

struct CompareCommand: Command {
  static let configuration = CommandConfiguration(
    name: "compare",
    abstract: "Works here and not there: where two sides part, and how they differ",
    discussion: """
      A side is a file or folder, or of the store a device, build:BUILD, version:VERSION or \
      session:ID. What only one side tells is not compared, and said.
      """,
    examples: [
      "syncscope compare works.syncreport fails.syncreport", "syncscope compare build:57 build:58",
      "syncscope compare phone-1 phone-2 --format json",
    ]
  )

  static let formats: [OutputFormat] = [.text, .json]
  static let arguments: [Argument] =
    [
      .positional("a", help: "One side", arity: .one),
      .positional("b", help: "The other side", arity: .one),
    ] + OutputOptions.arguments(formats)

  private let a: ComparedSide
  private let b: ComparedSide
  private let store: StoreOptions
  private let output: OutputOptions

  init(_ values: ParsedValues) throws {
    a = ComparedSide(name: try values.required("a"))
    b = ComparedSide(name: try values.required("b"))
    store = StoreOptions(values)
    output = try OutputOptions(values, formats: Self.formats)
  }

  func run() throws -> ExitCode {
    let comparison = Comparison(
      try a.facts(store: store, isQuiet: output.isQuiet),
      try b.facts(store: store, isQuiet: output.isQuiet)
    )
    if output.format == .json {
      try output.write(comparison.json)
    } else {
      try output.write(
        ComparisonText.render(comparison, a: a.name, b: b.name, style: output.style)
      )
    }
    return .success
  }
}
