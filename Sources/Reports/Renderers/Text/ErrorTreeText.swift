package import SyncEvents

/// An error chain as a tree of text.
package enum ErrorTreeText {
  /// The chain, a link for each branch; items are folded beyond ten.
  package static func render(
    _ chain: ErrorChain,
    style: TextStyle,
    explain: (ErrorChain) -> String? = { _ in nil }
  ) -> String {
    var page = TextPage(style: style)
    page.addTree(of: chain, explain: explain)
    return page.text
  }
}

extension TextPage {
  /// Columns that words need beside the branches; deeper levels are numbered, not drawn.
  private static let wordsWidth = 40

  mutating func addTree(
    of chain: ErrorChain,
    indent: Int = 0,
    explain: (ErrorChain) -> String? = { _ in nil }
  ) {
    let drawable = max(1, (width - indent - Self.wordsWidth) / 3)
    let rows = ErrorTree(chain, explain: explain).rows
    for (index, row) in rows.enumerated() {
      let isFollowed = index + 1 < rows.count && rows[index + 1].depth > row.depth
      addRow(row, indent: indent, drawable: drawable, isFollowed: isFollowed)
    }
  }

  private mutating func addRow(
    _ row: ErrorTree.Row,
    indent: Int,
    drawable: Int,
    isFollowed: Bool
  ) {
    let branches = Array(row.branches.prefix(drawable))
    let isDrawn = row.depth <= drawable
    var lead = String(repeating: " ", count: indent)
    for isLast in branches.dropLast() { lead += isLast ? "   " : "│  " }
    var below = lead
    if let isLast = branches.last {
      lead += isDrawn ? (isLast ? "└─ " : "├─ ") : "·  "
      below += isDrawn && !isLast ? "│  " : "   "
    }
    if isFollowed && row.depth < drawable { below += "│  " } else { below += "   " }
    let number = isDrawn ? "" : "[\(row.depth)] "
    let role = row.role.map { "\(VisibleText.line($0)): " } ?? ""
    let message = row.message.map { " – \(VisibleText.line($0))" } ?? ""
    let words = (number + role + VisibleText.line(row.title) + message)
      .wrapped(to: width - lead.columns)
    for (index, words) in words.enumerated() { line((index == 0 ? lead : below) + words) }
    for note in row.notes {
      for words in VisibleText.line(note).wrapped(to: width - below.columns) {
        line(below + style.painted(words, .quiet))
      }
    }
  }
}
