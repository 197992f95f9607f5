import Testing

@testable import ArgumentParsing

struct ManualTests {
  private let page = Manual.page(root: Depot.self, date: "October 9, 2026")

  @Test(.enabled(if: Shell.mandoc.isInstalled))
  func `mandoc finds nothing to improve`() {
    #expect(Shell.mandoc.output(of: page.trimmed, options: "-Tlint") == "")
  }

  @Test(.enabled(if: Shell.mandoc.isInstalled))
  func `every command and option can be read in the page`() {
    // Bold letters are struck twice.
    let text = Shell.mandoc.output(of: page, options: "-Tascii").replacing(/.\u{8}/, with: "")
    for node in CommandNode(root: Depot.self).all {
      for form in node.usageForms { #expect(text.contains(form)) }
      for argument in node.arguments { #expect(text.contains(argument.label)) }
    }
  }

  @Test(
    arguments: [
      (".Sh is text", ["\\&.Sh is text"]),
      ("'so is this", ["\\&'so is this"]),
      ("a \\ b", ["a \\e b"]),
      ("--flag", ["\\-\\-flag"]),
      ("One. Two? three e.g. four", ["One.", "Two? three e.g. four"]),
    ]
  )
  func `text cannot be taken for requests`(text: String, lines: [String]) {
    #expect(Mdoc.lines(text) == lines)
  }
}

extension String {
  /// A here-document adds the last newline again.
  fileprivate var trimmed: String { String(dropLast()) }
}
