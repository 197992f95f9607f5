import Questions
import SyncEvents

/// Errors by fingerprint, each with its chain folded.
enum ErrorGroupsSection {
  static func markup(_ report: Report) -> Markup {
    let cards = report.errors.prefix(AnswerRows.maximum).map { card($0, report) }
    return Page.section(
      "errors",
      "Errors",
      "\(cards)" + Page.more(report.errors.count - AnswerRows.maximum, "error")
    )
  }

  private static func card(_ error: ErrorFacts, _ report: Report) -> Markup {
    let group = ErrorGroup(error, explain: report.explain)
    let message: Markup = group.message.map { "<p>\($0)</p>\n" } ?? ""
    let meaning: Markup = group.meaning.map { "<p>→ \($0)</p>\n" } ?? ""
    return """
      <article class="card">
      <h3 class="error-head"><span class="count">\(error.count) ×</span> \
      <span class="code">\(error.signature)</span></h3>
      \(message)\(meaning)<p class="small quiet">\(group.where)</p>
      \(ErrorTreeMarkup.folded(error.example, explain: report.explain))</article>

      """
  }
}
