import TestSupport
import Testing

@testable import Lint

struct SwiftTokenizerTests {
  private static func words(_ text: String) -> [String] {
    SwiftTokenizer.tokens(of: Array(text.utf8)).map(\.text)
  }

  @Test(
    arguments: [
      ("a.b(c)", ["a", ".", "b", "(", "c", ")"]),
      ("a // b\nc", ["a", "c"]),
      ("a /* b /* c */ d */ e", ["a", "e"]),
      ("\"a // b\" c", ["\"\"", "c"]),
      ("\"a \\\" b\" c", ["\"\"", "c"]),
      ("\"a \\(f(\")\")) b\" c", ["\"\"", "c"]),
      ("#\"a \" \\(b) \"# c", ["\"\"", "c"]),
      ("##\"a \"# b\"## c", ["\"\"", "c"]),
      ("\"\"\"\na \" b\n\"\"\" c", ["\"\"", "c"]),
      ("\"a\nb", ["\"\"", "b"]),
      ("#if DEBUG", ["#", "if", "DEBUG"]),
      ("`default`", ["default"]),
      ("a == nil", ["a", "==", "nil"]),
      ("/* never ends", []),
      ("變數", ["變數"]),
    ] as [(String, [String])]
  )
  func `comments and what stands in strings are no tokens`(text: String, words: [String]) {
    #expect(Self.words(text) == words)
  }

  @Test func `a token knows its place`() throws {
    let tokens = SwiftTokenizer.tokens(of: Array("a\n  /* x\n*/ b \"\"\"\n\n\"\"\" c".utf8))
    #expect(tokens.map(\.line) == [1, 3, 3, 5])
    #expect(tokens.map(\.column) == [1, 4, 6, 5])
    #expect(tokens.map(\.beginsLine) == [true, true, false, true])
  }

  @Test func `no text makes it fail or hang`() {
    var generator = SeededGenerator(seed: 7)
    let pieces = ["\"", "\\(", ")", "/*", "*/", "//", "\n", "#", "\"\"\"", "{", "}", "a", "\\"]
    for _ in 0..<500 {
      let text = (0..<60).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }
      let source = Given.source(text.joined())
      let results = Linter.results(of: LintSubject(source))
      #expect(results.allSatisfy { $0.level == .note })
    }
    #expect(Self.words(String(repeating: "\"\\(", count: 20_000)).count <= 20_000)
  }
}
