import ArgumentParsing
import FoundationEssentials
import Ingest

/// What is said of the query of the iCloud Console whose rows are among the inputs.
enum ConsoleOptions {
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

  static func options(_ values: ParsedValues) throws -> ConsoleLogOptions {
    var options = ConsoleLogOptions()
    let from = try TimeArgument.option("console-from", values)
    let to = try TimeArgument.option("console-to", values)
    options.query = ConsoleQuery(
      environment: values.value("console-environment"),
      database: values.value("console-database"),
      container: values.value("console-container"),
      from: from,
      to: to
    )
    if from != nil || to != nil {
      guard let coverage = options.query.coverage else {
        throw UsageError(
          "a span that was read is stated by --console-from, --console-to, --console-database and"
            + " --console-environment together"
        )
      }
      guard coverage.from <= coverage.to else {
        throw UsageError("--console-from must not be after --console-to")
      }
    }
    if let file = values.value("console-columns") {
      guard let data = FileManager.default.contents(atPath: file) else {
        throw IngestError.missing(path: file)
      }
      options.aliases = try ColumnAliases.extended(
        by: String(decoding: data, as: UTF8.self),
        file: file
      )
    }
    return options
  }
}
