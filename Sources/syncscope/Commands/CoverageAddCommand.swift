import ArgumentParsing
import EventStore
import Ingest
import SyncEvents

struct CoverageAddCommand: Command {
  static let configuration = CommandConfiguration(
    name: "add",
    abstract: "Say that the iCloud Console was read for a span",
    discussion: """
      With no rows ingested for the span, that means zero rows: the case that has no file. Say what \
      the console's filters were; what was not read is not covered.
      """,
    examples: [
      "syncscope coverage add --database PRIVATE --environment production \\",
      "  --from 2026-11-30T08:00Z --to 2026-11-30T09:00Z --container iCloud.com.example.app",
    ]
  )

  static let formats: [OutputFormat] = [.text, .json]
  static let arguments: [Argument] =
    [
      .option(
        "database",
        value: "NAME",
        help: "The database that was chosen",
        choices: ["PRIVATE", "SHARED", "PUBLIC"]
      ),
      .option(
        "environment",
        value: "NAME",
        help: "The environment that was chosen",
        choices: ["development", "production"]
      ),
      .option("from", value: "TIME", help: "From when the log was read"),
      .option("to", value: "TIME", help: "Up to when the log was read"),
      .option("container", value: "ID", help: "The container (default: whichever a device has)"),
      .option("user", value: "ID", help: "The user that the query was filtered by, if it was"),
    ] + OutputOptions.arguments(formats)

  private let coverage: StatedCoverage
  private let store: StoreOptions
  private let output: OutputOptions

  init(_ values: ParsedValues) throws {
    coverage = StatedCoverage(
      environment: try values.required("environment"),
      database: try values.required("database"),
      container: values.value("container"),
      user: values.value("user"),
      from: try Self.time("from", values),
      to: try Self.time("to", values)
    )
    guard coverage.from <= coverage.to else {
      throw UsageError("--from must not be after --to")
    }
    store = StoreOptions(values)
    output = try OutputOptions(values, formats: Self.formats)
  }

  private static func time(_ name: String, _ values: ParsedValues) throws(UsageError) -> Timestamp {
    guard let time = try TimeArgument.option(name, values) else {
      throw UsageError("--\(name) is missing")
    }
    return time
  }

  func run() throws -> ExitCode {
    let event = try coverage.event(statedAt: Clock.now)
    let writer = try store.openOrCreate().writer()
    let counts = try writer.commit([IncomingEvent(event: event, byteCount: 0)])
    if output.format == .json {
      try output.write(["accepted": .integer(Int64(counts.accepted))])
    } else {
      let what = counts.accepted == 0 ? "known already" : "noted"
      try output.write(
        "\(what): \(coverage.database), \(coverage.environment), \(coverage.from) to \(coverage.to)"
      )
    }
    return .success
  }
}
