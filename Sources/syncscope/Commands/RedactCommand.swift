import ArgumentParsing
import Redaction

struct RedactCommand: Command {
  static let configuration = CommandConfiguration(
    name: "redact",
    abstract: "Write a file without its private data, or show what would be replaced",
    discussion: """
      Takes any text or report, gzip or not, and writes it as text with e-mail addresses, user \
      names in paths, record names, user record ids, tokens, IP addresses, phone numbers and names \
      of people replaced by pseudonyms. Times, codes, containers, zones, stores and the ids of \
      events stay, so that it reads as before. Words that only a person knows to be private stay, \
      too: look at it before you send it.
      """,
    examples: [
      "syncscope redact console.txt > console-redacted.txt", "syncscope redact --dry-run report.gz",
      "syncscope redact console.txt --pseudonym-key-file key --output shared.txt",
    ]
  )

  static let formats: [OutputFormat] = [.text, .json]
  static let arguments: [Argument] =
    [
      .positional("file", help: "A file, or - for standard input"),
      .flag("dry-run", help: "Show what would be replaced: kinds, counts, examples with lines"),
      RedactionOptions.key,
    ] + OutputOptions.arguments(formats)

  private let input: String
  private let isDryRun: Bool
  private let redaction: RedactionOptions
  private let path: String?
  private let output: OutputOptions?

  init(_ values: ParsedValues) throws {
    input = try values.required("file")
    isDryRun = values.flag("dry-run")
    redaction = try RedactionOptions(values, isOn: true)
    path = values.value("output")
    guard isDryRun || values.value("format") == nil else {
      throw UsageError("--format is for --dry-run; without it the file keeps its own format")
    }
    // Without --dry-run any ending is right: the output is what the input is.
    output = isDryRun ? try OutputOptions(values, formats: Self.formats) : nil
  }

  func run() throws -> ExitCode {
    guard let redactor = try redaction.redactor(isTelling: isDryRun) else { return .software }
    if let output {
      let (tally, isWhole) = try Redacting.run(input, with: redactor) { _ in }
      if output.format == .json {
        try output.write(tally.json)
      } else {
        try output.write(Redacting.text(tally))
      }
      return isWhole ? .success : .dataError
    }
    let file = try OutputFile(path)
    let (_, isWhole) = try Redacting.run(input, with: redactor, into: file.write)
    try file.finish()
    return isWhole ? .success : .dataError
  }
}
