/// Lays text out as Markdown.
enum Markdown {
  /// A line in which nothing is taken for markup; code in backquotes stays code.
  static func text(_ text: String) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    let escaped = pieces.enumerated().map { index, piece in
      index.isMultiple(of: 2) ? String(piece).escaping("\\*_<>[]|") : String(piece)
    }
    return escaped.joined(separator: "`")
  }

  static func code(_ lines: [String]) -> String {
    "```text\n\(lines.joined(separator: "\n"))\n```"
  }

  static func block(_ part: Prose) -> String {
    switch part {
    case .paragraph(let paragraph): text(paragraph)
    case .list(let items): items.map { "- \(text($0))" }.joined(separator: "\n")
    case .verbatim(let lines): code(lines)
    }
  }
}
