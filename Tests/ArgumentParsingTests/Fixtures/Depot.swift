import ArgumentParsing

/// A tool with every kind of declaration, for the tests to parse and describe.
struct Depot: CommandGroup {
  static let configuration = CommandConfiguration(
    name: "depot",
    abstract: "Keep parcels",
    discussion: """
      Looks at the depot in the current folder. Say --store to look
      at another.

      - It never writes
        without being told
      - Nor does it ask

        depot list
      """,
    examples: ["depot list --since -30m"],
    exitStatus: [(.success, "all is well"), (.usage, "the command line is wrong")],
    subcommands: [List.self, Copy.self, Ask.self, Server.self]
  )
  static let arguments: [Argument] = [
    .option("store", short: "s", value: "PATH", help: "Where it is", completion: .directory),
    .flag("quiet", short: "q", help: "Say only results"),
  ]

  /// What the command a line names was given; a failure to parse is the text of the failure.
  static func given(_ words: [String]) -> String {
    switch CommandParser(root: Depot.self, version: "1.2", width: 80).parse(words) {
    case .run(let command): (command as? any Telling)?.told ?? "a command that tells nothing"
    case .message(let text): text
    case .usage(let text): text
    }
  }

  /// The first line of what was wrong with the words; nil if nothing was.
  static func complaint(_ words: [String]) -> String? {
    guard case .usage(let text) = CommandParser(root: Depot.self, version: "1.2").parse(words)
    else { return nil }
    return text.split(separator: "\n").first.map(String.init)
  }
}

/// A command that keeps what it was given as text.
protocol Telling: Command {
  var told: String { get }
}

extension Telling {
  func run() -> ExitCode { .success }
}

enum Format: String, CaseIterable {
  case table
  case json
}

struct List: Telling {
  static let configuration = CommandConfiguration(
    name: "list",
    abstract: "Show parcels [all] of 'them': now"
  )
  static let arguments: [Argument] = [
    .positional("file", help: "What to read", arity: .any),
    .flag("verbose", short: "v", help: "Say more"),
    .option("since", value: "TIME", help: "Only from then on", section: "Filters"),
    .option(
      "tag",
      short: "t",
      value: "TAG",
      help: "Only with this tag",
      repeats: true,
      completion: .values(["a b", "Fi$le", "it's"]),
      section: "Filters"
    ),
    .option("limit", short: "n", value: "COUNT", help: "At most so many", default: "50"),
    .option(
      "format",
      value: "FORMAT",
      help: "How to print",
      choices: ["table", "json"],
      default: "table"
    ),
    .flag("follow", help: "Wait for more", negatable: true),
    .flag("color", help: "Use colors", negatable: true, default: true),
  ]

  let told: String

  init(_ values: ParsedValues) throws {
    let given = ["since", "tag", "file", "store"].map { "\($0)=\(values.values($0))" }
    let flags = ["verbose", "quiet", "follow", "color"].filter(values.flag)
    let limit = try values.int("limit", atLeast: 1) ?? 0
    let format = try values.choice("format", as: Format.self)
    told =
      (given + ["limit=\(limit)", "format=\(format?.rawValue ?? "none")"] + flags)
      .filter { !$0.hasSuffix("[]") }
      .joined(separator: " ")
  }
}

struct Copy: Telling {
  static let configuration = CommandConfiguration(name: "copy", abstract: "Copy parcels")
  static let arguments: [Argument] = [
    .positional("source", help: "What to copy", arity: .oneOrMore),
    .positional("target", help: "Where to", completion: .directory),
  ]

  let told: String

  init(_ values: ParsedValues) throws {
    told = "\(values.values("source")) to \(try values.required("target"))"
  }
}

struct Ask: Telling {
  static let configuration = CommandConfiguration(
    name: "ask",
    abstract: "Answer a question",
    subcommands: [Setup.self]
  )
  static let arguments: [Argument] = [
    .positional("question", help: "What to answer", completion: .none),
    .flag("offline", help: "Stay offline"),
  ]

  struct Unanswerable: Error, CustomStringConvertible {
    let description = "no answer"
  }

  let told: String

  init(_ values: ParsedValues) throws {
    told = try values.required("question")
    if told == "why" { throw Unanswerable() }
  }
}

struct Setup: Telling {
  static let configuration = CommandConfiguration(name: "setup", abstract: "Prepare answers")
  static let arguments: [Argument] = [
    .positional("model", help: "Which", choices: ["small", "large"]),
    .positional("folder", help: "Where", arity: .optional, completion: .directory),
  ]

  let told: String

  init(_ values: ParsedValues) throws {
    told = "\(try values.required("model")) in \(values.value("folder") ?? "here")"
  }
}

struct Server: CommandGroup {
  static let configuration = CommandConfiguration(
    name: "server",
    abstract: "Serve parcels",
    subcommands: [Start.self]
  )
  static let arguments: [Argument] = [.option("port", value: "PORT", help: "Where to listen")]
}

struct Start: Telling {
  static let configuration = CommandConfiguration(name: "start", abstract: "Begin to serve")

  let told: String

  init(_ values: ParsedValues) throws {
    told = "port \(try values.int("port") ?? 80)"
  }
}
