import Questions
import SyncEvents

/// The answers about saves and about fields on a page.
enum AnswerSections {
  static func recordSaves(_ answer: RecordSavesAnswer) -> Markup {
    guard !answer.windows.isEmpty || answer.verdict != .noSaves else { return Markup() }
    let groups = RecordSavesSummary.groups(of: answer.shownWindows).map { group -> Markup in
      "<h3>\(group.title)</h3>\n\(table(group.windows, of: group.title))"
    }
    return Page.section(
      "record-saves",
      "Saves and the server",
      "<p>\(Page.label(answer.verdict.label)). \(RecordSavesSummary.sentence(answer))</p>\n"
        + "\(groups)\(Page.more(answer.windows.count - AnswerRows.maximum, "window"))"
    )
  }

  private static func table(_ windows: [SaveWindow], of device: String) -> Markup {
    Page.table(
      "Saves and the server's log, \(device)",
      columns: [
        "Window (UTC)", .number("Saves"), .number("RecordSave"), "Log read", "Result", "Why",
      ],
      rows: windows.map { window in
        [
          "<span class=\"time\">\(spanText(window.from, window.to))</span>",
          "\(window.localSaves)", "\(window.recordSaves)", "\(window.coverage.word)",
          Page.label(window.verdict.label), "<span class=\"quiet\">\(window.because)</span>",
        ]
      }
    )
  }

  static func asymmetry(_ answer: AsymmetryAnswer) -> Markup {
    let entities = answer.entities.filter { !$0.fields.isEmpty }
    guard !entities.isEmpty else { return Markup() }
    let label = AsymmetrySummary.label(answer)
    var content: Markup =
      "<p>\(Page.label(label)). \(AsymmetrySummary.sentence(answer))</p>\n"
    var left = AnswerRows.maximum
    for entity in entities where left > 0 {
      content += "<h3>\(AsymmetrySummary.records(entity))</h3>\n"
      content += table(entity, limit: left)
      left -= entity.fields.count
    }
    content += Page.more(max(0, -left), "field")
    return Page.section("fields", "Fields by role", content)
  }

  private static func table(_ entity: EntityAsymmetry, limit: Int) -> Markup {
    Page.table(
      "Fields of \(entity.entity)",
      columns: [
        "Field", "Type", .number("Owner has"), .number("Recipient has"), .number("Owner only"),
        .number("Recipient only"), "Result",
      ],
      rows: entity.fields.prefix(limit).map { field in
        [
          "<span class=\"code\">\(field.field)</span>", "\(field.attributeType ?? "unknown")",
          "\(AsymmetrySummary.presence(field.owner))",
          "\(AsymmetrySummary.presence(field.recipient))", "\(field.onlyOwner)",
          "\(field.onlyRecipient)", Page.label(field.verdict.label),
        ]
      }
    )
  }
}
