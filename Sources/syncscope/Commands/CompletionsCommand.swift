import ArgumentParsing

struct CompletionsCommand: Command {
  static let configuration = CommandConfiguration(
    name: "completions",
    abstract: "Print the completions of a shell",
    examples: ["syncscope completions zsh > ~/.zfunc/_syncscope"]
  )

  static let arguments: [Argument] = [
    .positional("shell", help: "Which shell", arity: .one, choices: ["bash", "zsh", "fish"])
  ]

  private let shell: String

  init(_ values: ParsedValues) throws {
    shell = try values.required("shell")
  }

  func run() throws -> ExitCode {
    switch shell {
    case "bash": try StandardOutput.write(CompletionScript.bash(root: Tool.self))
    case "zsh": try StandardOutput.write(CompletionScript.zsh(root: Tool.self))
    default: try StandardOutput.write(CompletionScript.fish(root: Tool.self))
    }
    return .success
  }
}
