package import Questions

/// Which fields got lost across a share, as text.
package enum AsymmetryText {
  /// A summary, then a table of fields for each entity.
  package static func render(_ answer: AsymmetryAnswer, style: TextStyle) -> String {
    var page = TextPage(style: style)
    let label = AsymmetrySummary.label(answer)
    page.item(
      label.sign,
      AsymmetrySummary.sentence(answer),
      tone: .strong,
      markTone: label.tone
    )
    page.addEntities(of: answer)
    return page.text
  }
}

extension TextPage {
  /// A table of fields for each entity that has any.
  mutating func addEntities(of answer: AsymmetryAnswer, indent: Int = 0) {
    var left = AnswerRows.maximum
    for entity in answer.entities where !entity.fields.isEmpty && left > 0 {
      blank()
      paragraph(AsymmetrySummary.records(entity), indent: indent)
      table(fields(entity.fields.prefix(left)), indent: indent)
      left -= entity.fields.count
    }
    more(max(0, -left), "field", indent: indent)
  }

  private func fields(_ fields: some Sequence<FieldAsymmetry>) -> TextTable {
    var table = TextTable([
      "FIELD", "TYPE", .number("OWNER"), .number("RECIPIENT"), .number("OWNER ONLY"),
      .number("RECIP. ONLY"), "RESULT",
    ])
    for field in fields {
      table.rows.append([
        .init(field.field), .init(field.attributeType ?? "unknown"),
        .init(AsymmetrySummary.presence(field.owner).unbroken),
        .init(AsymmetrySummary.presence(field.recipient).unbroken),
        "\(field.onlyOwner)", "\(field.onlyRecipient)", .init(field.verdict.label),
      ])
    }
    return table
  }
}
