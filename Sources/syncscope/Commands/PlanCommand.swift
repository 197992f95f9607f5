import ArgumentParsing
import Lint
import Reports

struct PlanCommand: Command {
  static let configuration = CommandConfiguration(
    name: "plan",
    abstract: "Write the steps from condemned attributes to native ones",
    discussion: """
      For each Transformable attribute of the model, and each of a type that cannot be mirrored: \
      the new attribute beside it, as a table and as model XML, the Swift wrapper that keeps the \
      app's own names, the copy at launch, JSON as the fallback, and what to deploy. A type that \
      is guessed from a name is marked so; --type decides.

      With --configurations it writes the model's configurations for two mirrored stores, their \
      store descriptions in Swift, and the steps.
      """,
    examples: [
      "syncscope plan Model.xcdatamodeld",
      "syncscope plan Model.xcdatamodeld --type durationRaw=Integer64 --format markdown",
      "syncscope plan Model.xcdatamodeld --configurations Private,Shared",
    ]
  )

  static let formats: [OutputFormat] = [.text, .json, .markdown]
  static let arguments: [Argument] =
    [
      .positional("file", help: "A model: .xcdatamodeld, .xcdatamodel or its contents"),
      .option(
        "type",
        value: "FIELD=TYPE",
        help: "The native type of a field, such as valueRaw=Double or Entity.field=Integer64",
        repeats: true
      ),
      .option(
        "configurations",
        value: "NAMES",
        help: "Configurations to write, one a store, such as Private,Shared"
      ),
    ] + OutputOptions.arguments(formats)

  private let planning: Planning
  private let output: OutputOptions

  init(_ values: ParsedValues) throws {
    planning = try Planning(values)
    output = try OutputOptions(values, formats: Self.formats)
  }

  func run() throws -> ExitCode {
    let plan = try planning.plan()
    switch output.format {
    case .json: try output.write(plan.json)
    case .markdown: try output.write(PlanMarkdown.render(plan))
    default: try output.write(PlanText.render(plan, style: output.style))
    }
    return .success
  }
}
