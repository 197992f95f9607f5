import Testing

@testable import ArgumentParsing

struct DeclarationProblemsTests {
  @Test func `a well declared tool has none`() {
    #expect(DeclarationProblems.find(root: Depot.self) == [])
  }

  @Test func `each ambiguity is told with its command`() {
    #expect(
      DeclarationProblems.find(root: Muddle.self) == [
        "muddle: a group takes no positionals",
        "muddle twice: --all is declared twice",
        "muddle twice: -h is declared twice",
        "muddle twice: two arguments are named 'all'",
        "muddle twice: two positionals take any number of words",
        "muddle twice: the default 'c' of --pick is none of its choices",
        "muddle empty: a group without subcommands",
      ]
    )
  }
}

private struct Muddle: CommandGroup {
  static let configuration = CommandConfiguration(
    name: "muddle",
    abstract: "Be unclear",
    subcommands: [Twice.self, Empty.self]
  )
  static let arguments: [Argument] = [
    .flag("all", help: "All"), .positional("file", help: "Lost"),
  ]

  struct Twice: Telling {
    static let configuration = CommandConfiguration(name: "twice", abstract: "Say it again")
    static let arguments: [Argument] = [
      .flag("all", help: "All again"),
      .flag("hard", short: "h", help: "Not help"),
      .option("pick", value: "X", help: "Pick", choices: ["a", "b"], default: "c"),
      .positional("left", help: "Some", arity: .any),
      .positional("right", help: "More", arity: .oneOrMore),
    ]
    let told = ""

    init(_ values: ParsedValues) {}
  }

  struct Empty: CommandGroup {
    static let configuration = CommandConfiguration(name: "empty", abstract: "Hold nothing")
  }
}
