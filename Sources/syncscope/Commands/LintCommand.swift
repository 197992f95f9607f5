import ArgumentParsing
import Lint
import Reports

struct LintCommand: Command {
  static let configuration = CommandConfiguration(
    name: "lint",
    abstract: "Check models, schemas and app settings for what will not sync",
    discussion: """
      Reads Core Data models (.xcdatamodeld, .xcdatamodel, contents), CloudKit schemas (.ckdb), \
      entitlements, Info.plist files and Swift sources; of a folder, all of them in it. A model \
      and a schema given together are compared. docs/lint.md lists the rules.

      A file that is none of these is told on standard error and stops no other; the exit status \
      is then 65, or 66 where a file is missing, unless --fail-on already gives 1.
      """,
    examples: [
      "syncscope lint Model.xcdatamodeld",
      "syncscope lint --dev development.ckdb --production production.ckdb",
      "syncscope lint Model.xcdatamodeld --production production.ckdb --format github",
      "syncscope lint . --format sarif --output lint.sarif --fail-on warning",
    ]
  )

  static let formats: [OutputFormat] = [.text, .json, .sarif, .github, .xcode]
  static let arguments: [Argument] =
    [
      .positional("input", help: "Files, folders, or - for standard input", arity: .any),
      .option(
        "dev",
        value: "FILE",
        help: "The schema of the development environment",
        completion: .file
      ),
      .option(
        "production",
        value: "FILE",
        help: "The schema of the production environment: what it lacks is an error",
        completion: .file
      ),
      .option(
        "model",
        value: "PATH",
        help: "A model to hold against the schemas",
        repeats: true,
        completion: .file
      ),
      .flag("public", help: "The schemas serve a public database, which needs indexes"),
      FailOnOption.argument(help: "Exit with 1 at this level or above", default: "error"),
    ] + OutputOptions.arguments(formats)

  private let linting: Linting
  private let failOn: FailOnOption
  private let output: OutputOptions

  init(_ values: ParsedValues) throws {
    linting = try Linting(values)
    failOn = FailOnOption(values)
    output = try OutputOptions(values, formats: Self.formats)
  }

  func run() throws -> ExitCode {
    let outcome = try linting.run()
    let report = outcome.report
    switch output.format {
    case .json: try output.write(report.json)
    case .sarif: try output.write(LintSARIF.render(report.relative, version: Tool.version))
    case .github: try output.write(LintGitHub.render(report.relative))
    case .xcode: try output.write(LintXcode.render(report.absolute))
    default: try output.write(LintText.render(report, style: output.style))
    }
    outcome.tell(isQuiet: output.isQuiet)
    let code = failOn.code(worst: report.worst?.severity, isConclusive: true)
    return code == .success ? outcome.code : code
  }
}
