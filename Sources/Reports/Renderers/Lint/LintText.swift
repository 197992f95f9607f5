package import Lint

/// Lint's results as text for a terminal: by file, then what each rule means, once.
package enum LintText {
  package static func render(_ report: LintReport, style: TextStyle) -> String {
    var page = TextPage(style: style)
    let best = report.count > 0 ? Label("✓", "", .good) : .unknown
    let label = report.worst?.label ?? best
    page.item(label.sign, report.sentence, tone: .strong, markTone: label.tone)
    page.addResults(of: report)
    page.addRules(of: report)
    return page.text
  }
}

extension TextPage {
  fileprivate mutating func addResults(of report: LintReport) {
    var file: String?
    for result in report.results {
      if result.file != file {
        file = result.file
        heading(VisibleText.line(result.file))
      }
      let label = result.level.label
      item(
        label.sign,
        "\(result.line): \(result.message) [\(result.rule)]",
        indent: 2,
        markTone: label.tone
      )
    }
  }

  fileprivate mutating func addRules(of report: LintReport) {
    guard !report.rules.isEmpty else { return }
    heading("WHAT IT MEANS AND WHAT TO DO")
    for rule in report.rules {
      blank()
      item("•", "\(rule.title) [\(rule.id)]", indent: 2, tone: .strong)
      paragraph(rule.meaning, indent: 4)
      item("→", rule.fix, indent: 4)
      paragraph(
        "\(rule.certainty.rawValue.capitalizedFirst) · \(rule.source.title)",
        indent: 4,
        tone: .quiet
      )
    }
  }
}

extension String {
  /// The text with a capital at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
