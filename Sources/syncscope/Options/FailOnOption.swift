import ArgumentParsing
import Findings

/// From which severity on a command's exit status is 1.
struct FailOnOption {
  let severity: Severity?
  /// Whether it was asked for at all: then no answer is 2.
  let isAsked: Bool

  static let argument = argument(
    help: "Exit with 1 at this severity or above, with 2 where no answer can be given",
    default: "never"
  )

  static func argument(help: String, default defaultValue: String) -> Argument {
    .option(
      "fail-on",
      value: "LEVEL",
      help: help,
      choices: ["error", "warning", "never"],
      default: defaultValue,
      section: "Output"
    )
  }

  init(_ values: ParsedValues) {
    severity = values.value("fail-on").flatMap(Severity.init(rawValue:))
    isAsked = severity != nil
  }

  func code(worst: Severity?, isConclusive: Bool) -> ExitCode {
    guard let severity else { return .success }
    if let worst, worst >= severity { return .finding }
    return isConclusive ? .success : .inconclusive
  }
}
