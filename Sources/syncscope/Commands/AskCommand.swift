import ArgumentParsing

struct AskCommand: CommandGroup {
  static let configuration = CommandConfiguration(
    name: "ask",
    abstract: "Ask one of the named questions of the store",
    discussion:
      "Unknown is an answer of its own: silence counts only where something would have spoken.",
    examples: [
      "syncscope ask setup --only never-began", "syncscope ask record-saves --window 30m",
    ],
    subcommands: [
      AskSetupCommand.self, AskExportsCommand.self, AskImportsCommand.self,
      AskRecordSavesCommand.self, AskAsymmetryCommand.self,
    ]
  )
}

/// What every question takes and gives.
struct AskOptions {
  static let formats: [OutputFormat] = [.text, .json, .ndjson, .junit, .github]

  static func arguments(verdicts: [String]) -> [Argument] {
    [
      .option(
        "only",
        value: "VERDICT,…",
        help: "Only rows of these verdicts; the summary stays whole",
        completion: .values(verdicts)
      ),
      .option("limit", short: "n", value: "COUNT", help: "At most so many rows"),
      .flag("verify", help: "Answer from the events themselves instead of the facts"),
      FailOnOption.argument,
    ] + FilterOptions.arguments + OutputOptions.arguments(formats)
  }

  /// The verdicts of `--only`.
  static func verdicts<Verdict: RawRepresentable & CaseIterable>(
    _ values: ParsedValues,
    as type: Verdict.Type
  ) throws(UsageError) -> [Verdict] where Verdict.RawValue == String {
    var verdicts: [Verdict] = []
    for word in values.value("only")?.split(separator: ",") ?? [] {
      guard let verdict = Verdict(rawValue: String(word)) else {
        let known = Verdict.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--only takes \(known), not '\(word)'")
      }
      verdicts.append(verdict)
    }
    return verdicts
  }
}
