import ArgumentParsing

struct StoreCommand: CommandGroup {
  static let configuration = CommandConfiguration(
    name: "store",
    abstract: "Look after the store",
    examples: ["syncscope store info", "syncscope store verify"],
    subcommands: [StoreInfoCommand.self, StoreVerifyCommand.self]
  )
}
