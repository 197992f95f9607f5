package import Questions
package import SyncEvents

/// Errors by fingerprint, as text: how often, which, where, when and the words that tell most.
package enum ErrorGroupsText {
  /// A few lines for each of the first errors.
  package static func render(
    _ errors: [ErrorFacts],
    style: TextStyle,
    explain: (ErrorChain) -> String? = { _ in nil }
  ) -> String {
    var page = TextPage(style: style)
    if errors.isEmpty { page.paragraph("No errors.") }
    page.addErrorGroups(errors, limit: AnswerRows.maximum, explain: explain)
    return page.text
  }
}

extension TextPage {
  mutating func addErrorGroups(
    _ errors: [ErrorFacts],
    limit: Int,
    indent: Int = 0,
    explain: (ErrorChain) -> String?
  ) {
    let shown = errors.prefix(limit)
    let marks = shown.map { "\($0.count) ×" }
    let markWidth = marks.map(\.count).max() ?? 0
    for (error, mark) in zip(shown, marks) {
      blank()
      let group = ErrorGroup(error, explain: explain)
      item(
        mark.padded(to: markWidth, isTrailing: true),
        error.signature,
        indent: indent,
        tone: .strong
      )
      let inner = indent + markWidth + 1
      if let message = group.message { paragraph(message, indent: inner) }
      if let meaning = group.meaning { paragraph("→ \(meaning)", indent: inner) }
      paragraph(group.where, indent: inner, tone: .quiet)
    }
    if errors.count > limit { blank() }
    more(errors.count - limit, "error", indent: indent)
  }
}
