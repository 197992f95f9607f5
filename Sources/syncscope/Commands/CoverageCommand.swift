import ArgumentParsing

struct CoverageCommand: CommandGroup {
  static let configuration = CommandConfiguration(
    name: "coverage",
    abstract: "Say which of the server's log was read",
    examples: [
      "syncscope coverage add --database PRIVATE --environment production --from 8:00 --to 9:00"
    ],
    subcommands: [CoverageAddCommand.self]
  )
}
