import Testing

struct CodeTextTests {
  @Test(
    arguments: [
      ("let a = 1 // try! it", "let a = 1 "), ("/// as! such", ""),
      ("print(\"a! \\\" b!\")", "print()"),
      ("a ?? \"\" + b", "a ??  + b"), ("let url = \"http://x\" + c", "let url =  + c"),
    ])
  func `comments and what stands in quotes are left out`(line: String, code: String) {
    #expect(CodeText.lines(of: line) == [code])
  }

  @Test func `a text over several lines is left out whole`() {
    let text = "let a = \"\"\"\n  try! this\n  \"\"\"\nlet b = 2"
    #expect(CodeText.lines(of: text) == ["let a = ", "", "", "let b = 2"])
  }
}
