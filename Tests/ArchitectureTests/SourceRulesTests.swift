import Testing

/// House rules that the compiler doesn't hold.
struct SourceRulesTests {
  /// The places of files in whose code a text stands.
  private static func places(
    in files: [SourceTree.File],
    where isFound: (String) -> Bool
  ) -> [String] {
    files.flatMap { file in
      file.code.enumerated().filter { isFound($0.element) }
        .map { "\(file):\($0.offset + 1)" }
    }
  }

  /// Whether an exclamation mark follows a value: `a!`, `f()!`, `a[0]!`, but not `a != b`.
  private static func unwrapsByForce(_ line: String) -> Bool {
    for (previous, (mark, next)) in zip(line, zip(line.dropFirst(), line.dropFirst(2) + " "))
    where mark == "!" && next != "=" {
      if previous.isLetter || previous.isNumber || ")]}_?".contains(previous) { return true }
    }
    return false
  }

  @Test(arguments: ["try!", "as!", "fatalError", "preconditionFailure", "precondition("])
  func `nothing in the sources ends the program`(word: String) {
    #expect(Self.places(in: SourceTree.sources) { $0.contains(word) } == [])
  }

  @Test func `nothing is unwrapped by force`() {
    #expect(
      Self.places(in: SourceTree.sources + SourceTree.tests, where: Self.unwrapsByForce) == []
    )
    for line in ["a!", "f()!.b", "x[0]!", "a?.b!.c"] { #expect(Self.unwrapsByForce(line)) }
    for line in ["a != b", "if !a", "(!a)", "a!=b", "x ? !y : z"] {
      #expect(!Self.unwrapsByForce(line))
    }
  }

  @Test func `an unchecked Sendable says above why it is safe`() {
    for file in SourceTree.sources {
      for (index, line) in file.lines.enumerated() where line.contains("@unchecked Sendable") {
        let above = index > 0 ? file.lines[index - 1].drop { $0 == " " } : ""
        #expect(above.hasPrefix("//"), "\(file):\(index + 1)")
      }
    }
  }

  @Test(arguments: ["TODO", "FIXME", "XXX", "HACK"])
  func `no work is left for later`(word: String) {
    // A catalogue may name the word, as this file does; a comment may not.
    for file in SourceTree.sources + SourceTree.tests {
      let lines = file.lines.enumerated().filter { $0.element.contains("// \(word)") }
      #expect(lines.map { $0.offset + 1 } == [], "\(file)")
    }
  }

  @Test func `no file has more than 400 lines`() {
    let long = (SourceTree.sources + SourceTree.tests).filter { $0.lines.count > 401 }
    #expect(long.map(\.path) == [])
  }

  @Test func `there are sources to read`() {
    #expect(SourceTree.sources.count > 200)
    #expect(SourceTree.tests.count > 50)
  }
}
