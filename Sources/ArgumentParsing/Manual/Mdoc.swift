/// Escapes text for mdoc.
enum Mdoc {
  /// A line of text.
  static func text(_ text: String) -> String {
    let escaped = escape(text)
    // At the start of a line, these two would begin a request.
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  /// One argument of a macro, in quotes so that its words are not taken for macros.
  static func argument(_ text: String) -> String {
    "\"\(escape(text).replacing("\"", with: "\\(dq"))\""
  }

  /// A paragraph, with each sentence on a new line, as mdoc asks for, and no line too long.
  static func lines(_ paragraph: String) -> [String] {
    var sentences: [[Substring]] = [[]]
    for word in paragraph.split(whereSeparator: \.isWhitespace) {
      let last = sentences[sentences.count - 1].last
      if let end = last?.last, ".?!".contains(end), word.first?.isUppercase == true {
        sentences.append([])
      }
      sentences[sentences.count - 1].append(word)
    }
    return sentences.flatMap { $0.joined(separator: " ").wrapped(to: 72) }.map(text)
  }

  static func lines(of part: Prose) -> [String] {
    switch part {
    case .paragraph(let paragraph):
      [".Pp"] + lines(paragraph)
    case .list(let items):
      [".Bl -dash -compact"] + items.flatMap { [".It"] + lines($0) } + [".El"]
    case .verbatim(let lines):
      [".Bd -literal -offset indent"] + lines.map(text) + [".Ed"]
    }
  }

  /// A hyphen is printed as an ASCII one, so that options can be copied from the page.
  private static func escape(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }
}
