import Testing

@testable import ArgumentParsing

@Suite(.enabled(if: Shell.bash.isInstalled))
struct BashCompletionTests {
  private let script = CompletionScript.bash(root: Depot.self)

  @Test func `bash reads the script without complaint`() {
    #expect(Shell.bash.output(of: script, options: "-n") == "")
  }

  @Test(
    arguments: CompletionCase.common + [
      // Bash breaks words at an equals sign before it asks.
      CompletionCase(words: ["list", "--format", "="], offered: ["json", "table"]),
      CompletionCase(words: ["list", "--format", "=", "t"], offered: ["table"]),
      CompletionCase(words: ["-s", "=", "x", "li"], offered: ["list"]),
    ]
  )
  func `bash offers what may follow`(example: CompletionCase) {
    let words = (["depot"] + example.words).map(\.shellQuoted).joined(separator: " ")
    let call = """
      COMP_WORDS=(\(words)) COMP_CWORD=\(example.words.count)
      _depot
      for word in "${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done
      """
    let offered = Shell.bash.lines(of: script + call).map { $0.replacing("\\", with: "") }
    #expect(offered.sorted() == example.offered)
  }

  @Test func `a value that bash would break is offered with backslashes`() {
    let call = "COMP_WORDS=(depot list -t '') COMP_CWORD=3; _depot; echo \"${COMPREPLY[@]}\""
    #expect(Shell.bash.output(of: script + call) == #"a\ b Fi\$le it\'s"# + "\n")
  }
}
