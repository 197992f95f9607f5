import Foundation
import TestSupport
import Testing

struct CompletionsCommandTests {
  private static func isInstalled(_ shell: String) -> Bool {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `a shell's script names the commands and is one that the shell can read`(
    shell: String
  ) throws {
    let run = try Program.run("completions", shell)
    #expect(run.code == 0)
    for word in ["diagnose", "record-saves", "fail-on"] { #expect(run.output.contains(word)) }
    // The shells that a machine lacks can't be asked.
    guard Self.isInstalled(shell) else { return }
    let folder = try SharedFolder()
    let script = try folder.write(run.outputBytes, to: "completion")
    let check = Process()
    check.executableURL = URL(filePath: "/usr/bin/env")
    check.arguments = [shell, "-n", script]
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
  }

  @Test func `another shell is a mistake that names the known ones`() throws {
    let run = try Program.run("completions", "powershell")
    #expect(run.code == 64)
    #expect(run.error.contains("zsh"))
  }
}
