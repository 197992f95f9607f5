import ArgumentParsing
import FoundationEssentials
import Ingest

/// What is said of the query of the iCloud Console whose rows are among the inputs.
struct ConsoleOptions {
  static let arguments: [Argument] = [
    .option(
      "console-database",
      value: "NAME",
      help: "The database that the iCloud Console's rows are of",
      choices: ["PRIVATE", "SHARED", "PUBLIC"]
    ),
    .option(
      "console-environment",
      value: "NAME",
      help: "The environment that they are of",
      choices: ["development", "production"]
    ),
    .option("console-container", value: "ID", help: "The container that they are of"),
    .option("console-from", value: "TIME", help: "From when the console's log was read whole"),
    .option("console-to", value: "TIME", help: "Up to when it was read whole"),
    .option(
      "console-columns",
      value: "FILE",
      help: "Columns that are not known, as lines of `column = member`"
    ),
  ]

  let query: ConsoleQuery
  private let columnsFile: String?

  init(_ values: ParsedValues) throws(UsageError) {
    let from = try TimeArgument.option("console-from", values)
    let to = try TimeArgument.option("console-to", values)
    query = ConsoleQuery(
      environment: values.value("console-environment"),
      database: values.value("console-database"),
      container: values.value("console-container"),
      from: from,
      to: to
    )
    if from != nil || to != nil {
      guard let coverage = query.coverage else {
        throw UsageError(
          "a span that was read is stated by --console-from, --console-to, --console-database and"
            + " --console-environment together"
        )
      }
      guard coverage.from <= coverage.to else {
        throw UsageError("--console-from must not be after --console-to")
      }
    }
    columnsFile = values.value("console-columns")
  }

  /// What readers need to know, the file of columns read.
  func logOptions() throws(IngestError) -> ConsoleLogOptions {
    var options = ConsoleLogOptions()
    options.query = query
    if let columnsFile {
      guard let data = FileManager.default.contents(atPath: columnsFile) else {
        throw .missing(path: columnsFile)
      }
      options.aliases = try ColumnAliases.extended(
        by: String(decoding: data, as: UTF8.self),
        file: columnsFile
      )
    }
    return options
  }
}
