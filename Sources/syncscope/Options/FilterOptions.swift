import ArgumentParsing
import Questions
import SyncEvents

/// The filters that every command has which reads events.
enum FilterOptions {
  static let arguments: [Argument] = [
    .option(
      "since",
      short: "S",
      value: "TIME",
      help:
        "Only from then on: 2026-11-30T08:00Z, yesterday, 2h, \"3 days ago\"; UTC without a zone",
      section: "Filters"
    ),
    .option("until", short: "U", value: "TIME", help: "Only up to then", section: "Filters"),
    .option("device", value: "ID", help: "Only this device", section: "Filters"),
    .option("session", value: "ID", help: "Only this launch", section: "Filters"),
    .option("app-version", value: "VERSION", help: "Only this version", section: "Filters"),
    .option("build", value: "BUILD", help: "Only this build", section: "Filters"),
    .option(
      "environment",
      value: "NAME",
      help: "Only this CloudKit environment",
      completion: .values(["development", "production"]),
      section: "Filters"
    ),
    .option(
      "role",
      value: "ROLE",
      help: "Only this role",
      completion: .values(["owner", "recipient"]),
      section: "Filters"
    ),
    .option(
      "kind",
      value: "KIND",
      help: "Only events of this kind; may be given several times",
      repeats: true,
      completion: .values(EventKind.all.map(\.name)),
      section: "Filters"
    ),
    .option("container", value: "ID", help: "Only this container", section: "Filters"),
  ]

  static func filter(_ values: ParsedValues) throws(UsageError) -> EventFilter {
    var filter = EventFilter()
    filter.since = try TimeArgument.option("since", values)
    filter.until = try TimeArgument.option("until", values)
    filter.device = values.value("device")
    filter.session = values.value("session")
    filter.appVersion = values.value("app-version")
    filter.build = values.value("build")
    filter.environment = values.value("environment")
    filter.role = values.value("role")
    filter.container = values.value("container")
    filter.kinds = Set(values.values("kind").map(EventKind.init))
    return filter
  }
}
