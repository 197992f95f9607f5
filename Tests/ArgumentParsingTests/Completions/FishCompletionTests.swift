import Testing

@testable import ArgumentParsing

@Suite(.enabled(if: Shell.fish.isInstalled))
struct FishCompletionTests {
  private let script = CompletionScript.fish(root: Depot.self)

  @Test func `fish reads the script without complaint`() {
    #expect(Shell.fish.output(of: script, options: "-n") == "")
  }

  @Test(arguments: CompletionCase.common)
  func `fish offers what may follow`(example: CompletionCase) {
    let line = (["depot"] + example.words).joined(separator: " ")
    let offered = Shell.fish.lines(of: script + "\ncomplete -C \(line.fishQuoted)").map { row in
      // A description follows after a tab, and a slash marks a folder.
      let word = row.prefix { $0 != "\t" }
      return String(word.hasSuffix("/") ? word.dropLast() : word)
    }
    #expect(offered.sorted() == example.offered)
  }
}
