/// Text that grows from the top: paragraphs, lists and tables within the style's width.
struct TextPage {
  let style: TextStyle
  private(set) var text = ""
  private var endsBlank = true

  /// Narrower than this nothing can be laid out.
  private static let minimumWidth = 40

  init(style: TextStyle) {
    self.style = style
  }

  var width: Int { max(style.width, Self.minimumWidth) }

  /// One line as it is; what it holds must be visible text already.
  mutating func line(_ line: String) {
    text += line + "\n"
    endsBlank = false
  }

  /// An empty line, unless there is one or the page is empty.
  mutating func blank() {
    guard !endsBlank else { return }
    text += "\n"
    endsBlank = true
  }

  /// The title of a section, after an empty line.
  mutating func heading(_ title: String, indent: Int = 0) {
    blank()
    line(String(repeating: " ", count: indent) + style.painted(title, .strong))
  }

  /// Words, wrapped.
  mutating func paragraph(_ words: String, indent: Int = 0, tone: Tone = .plain) {
    item("", words, indent: indent, tone: tone)
  }

  /// Words after a mark; further lines stand below the words, not below the mark.
  mutating func item(
    _ mark: String,
    _ words: String,
    indent: Int = 0,
    tone: Tone = .plain,
    markTone: Tone? = nil
  ) {
    let mark = mark.isEmpty ? "" : mark + " "
    let margin = String(repeating: " ", count: indent)
    let lines = VisibleText.line(words).wrapped(to: width - indent - mark.columns)
    for (index, words) in lines.enumerated() {
      let lead = index == 0 ? mark : String(repeating: " ", count: mark.columns)
      line(margin + style.painted(lead, markTone ?? tone) + style.painted(words, tone))
    }
  }

  mutating func table(_ table: TextTable, indent: Int = 0) {
    let margin = String(repeating: " ", count: indent)
    for line in table.lines(width: width - indent, style: style) { self.line(margin + line) }
  }

  /// What to say where a list stops early; nothing where it does not.
  mutating func more(_ count: Int, _ noun: String, indent: Int = 0) {
    guard count > 0 else { return }
    paragraph("… and \(count) more \(pluralNoun(count, noun))", indent: indent, tone: .quiet)
  }
}
