package import Questions

/// A comparison as text: the first divergence, every difference, and what only one side tells.
package enum ComparisonText {
  /// The sides are called by the names that were given for them.
  package static func render(
    _ comparison: Comparison,
    a: String,
    b: String,
    style: TextStyle
  ) -> String {
    var page = TextPage(style: style)
    if let first = comparison.firstDivergence {
      page.item(
        "✗",
        "They part at \(first.what): A \(first.a), B \(first.b).",
        tone: .strong,
        markTone: .bad
      )
    } else {
      page.item(
        "?",
        "No step is known to come out differently: setup, import, export, server.",
        tone: .strong
      )
    }
    page.paragraph("A: \(a)", indent: 2, tone: .quiet)
    page.paragraph("B: \(b)", indent: 2, tone: .quiet)
    page.addDifferences(comparison.differences)
    page.addOneSided(comparison.oneSided)
    return page.text
  }
}

extension TextPage {
  fileprivate mutating func addDifferences(_ differences: [Comparison.Difference]) {
    heading("DIFFERENCES")
    guard !differences.isEmpty else {
      return paragraph("None in what both sides tell.", indent: 2)
    }
    var table = TextTable(["", "A", "B"])
    for difference in differences {
      table.rows.append([.init(difference.what), .init(difference.a), .init(difference.b)])
    }
    self.table(table, indent: 2)
  }

  fileprivate mutating func addOneSided(_ rows: [Comparison.OneSided]) {
    guard !rows.isEmpty else { return }
    heading("TOLD BY ONE SIDE ONLY, SO NOT COMPARED")
    var table = TextTable(["", "A", "B"])
    for row in rows {
      table.rows.append([
        .init(row.what), .init(row.a ?? "unknown"), .init(row.b ?? "unknown"),
      ])
    }
    self.table(table, indent: 2)
  }
}
