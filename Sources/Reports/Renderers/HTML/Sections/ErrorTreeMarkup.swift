import SyncEvents

/// An error chain as a folded list, a link for each item.
enum ErrorTreeMarkup {
  /// Deeper links stand no further to the right, so that the words have room on a phone.
  private static let maximumIndent = 8

  static func folded(
    _ chain: ErrorChain,
    explain: (ErrorChain) -> String?
  ) -> Markup {
    let rows = ErrorTree(chain, explain: explain).rows
    let items = rows.map { row -> Markup in
      let depth = min(row.depth, maximumIndent)
      let number: Markup = row.depth > maximumIndent ? "[\(row.depth)] " : ""
      let role: Markup = row.role.map { "<span class=\"quiet\">\($0):</span> " } ?? ""
      let message: Markup = row.message.map { " – \($0)" } ?? ""
      let notes = row.notes.map { note -> Markup in "<span class=\"place\">\(note)</span>" }
      return """
        <li style="--depth: \(depth)">\(number)\(role)<span class="code">\(row.title)</span>\
        \(message)\(notes)</li>

        """
    }
    return """
      <details><summary>The chain, \(plural(rows.count, "line"))</summary>
      <ul class="tree">
      \(items)</ul>
      </details>

      """
  }
}
