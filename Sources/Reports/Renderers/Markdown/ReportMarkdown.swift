import Findings
import Questions
import SyncEvents

/// A whole report as GitHub's Markdown.
package enum ReportMarkdown {
  /// The report.
  package static func render(_ report: Report) -> String {
    var text: Markdown = """
      # SyncScope report: \(report.subject)

      \(plural(report.deviceCount, "device")), \(plural(report.eventCount, "event")), made \
      \(report.made.dayAndClock) UTC


      """
    text += DiagnosisMarkdown.verdict(report.diagnosis)
    text += DiagnosisMarkdown.findings(report.diagnosis)
    text += DiagnosisMarkdown.checklist(report.diagnosis)
    text += devices(report)
    text += recordSaves(report.recordSaves)
    text += asymmetry(report.asymmetry)
    text += errors(report)
    text += timelines(report)
    text += DiagnosisMarkdown.ruledOut(report.diagnosis)
    text += DiagnosisMarkdown.noise(report.diagnosis)
    return text.text
  }

  private static func devices(_ report: Report) -> Markdown {
    let rows = report.devices.prefix(AnswerRows.maximum).map { row -> [Markdown] in
      [
        "\(row.device)", "\(row.role ?? "–")", "\(row.details)", "\(row.setupLabel.text)",
        "\(row.importsLabel.text)", "\(row.exportsLabel.text)", "\(row.accountLabel.text)",
        "\(row.serverLabel.text)",
      ]
    }
    guard !rows.isEmpty else { return "" }
    var content = Markdown.table(
      ["Device", "Role", "Build", "Setup", "Import", "Export", "Account", "Server"],
      rows
    )
    content += DiagnosisMarkdown.more(report.devices.count - AnswerRows.maximum, "device")
    content += "\n\(DeviceRow.legend)\n"
    return DiagnosisMarkdown.section("Devices", content)
  }

  private static func recordSaves(_ answer: RecordSavesAnswer) -> Markdown {
    guard !answer.windows.isEmpty else { return "" }
    var content: Markdown = "\(RecordSavesSummary.sentence(answer))\n\n"
    content += Markdown.table(
      [
        "Device", "Window (UTC)", .number("Saves"), .number("RecordSave"), "Log read", "Result",
      ],
      answer.shownWindows.map { window in
        [
          "\(window.device ?? "unnamed")", "\(spanText(window.from, window.to))",
          "\(window.localSaves)", "\(window.recordSaves)", "\(window.coverage.word)",
          "\(window.verdict.label.text)",
        ]
      }
    )
    content += DiagnosisMarkdown.more(answer.windows.count - AnswerRows.maximum, "window")
    return DiagnosisMarkdown.section("Saves and the server", content)
  }

  private static func asymmetry(_ answer: AsymmetryAnswer) -> Markdown {
    let rows = answer.entities.flatMap { entity in
      entity.fields.map { field -> [Markdown] in
        [
          "\(entity.entity).\(field.field)", "\(field.attributeType ?? "unknown")",
          "\(AsymmetrySummary.presence(field.owner))",
          "\(AsymmetrySummary.presence(field.recipient))", "\(field.onlyOwner)",
          "\(field.onlyRecipient)", "\(field.verdict.label.text)",
        ]
      }
    }
    guard !rows.isEmpty else { return "" }
    var content: Markdown = "\(AsymmetrySummary.sentence(answer))\n\n"
    content += Markdown.table(
      [
        "Field", "Type", .number("Owner has"), .number("Recipient has"), .number("Owner only"),
        .number("Recipient only"), "Result",
      ],
      Array(rows.prefix(AnswerRows.maximum))
    )
    content += DiagnosisMarkdown.more(rows.count - AnswerRows.maximum, "field")
    return DiagnosisMarkdown.section("Fields by role", content)
  }

  /// Chains are shown for so many errors.
  private static let maximumChains = 10

  private static func errors(_ report: Report) -> Markdown {
    var content: Markdown = ""
    for error in report.errors.prefix(maximumChains) {
      let group = ErrorGroup(error, explain: report.explain)
      content += "### \(error.count) × \(error.signature)\n\n"
      if let message = group.message { content += "\(message)\n\n" }
      if let meaning = group.meaning { content += "→ \(meaning)\n\n" }
      content += "\(group.where)\n\n"
      let tree = ErrorTreeText.render(
        error.example,
        style: TextStyle(width: 100),
        explain: report.explain
      )
      content += Markdown.fenced(tree)
      content += "\n"
    }
    content += DiagnosisMarkdown.more(report.errors.count - maximumChains, "error")
    return DiagnosisMarkdown.section("Errors", content)
  }

  /// Pictures are drawn for so many devices.
  private static let maximumTimelines = 20

  private static func timelines(_ report: Report) -> Markdown {
    let timelines = report.timelines.filter { !$0.moments.isEmpty }
    guard !timelines.isEmpty else { return "" }
    var content: Markdown = ""
    for timeline in timelines.prefix(maximumTimelines) {
      content += "\(timeline.caption)\n\n"
      let lines = TextTimeline(timeline: timeline, width: 90).lines
      content += Markdown.fenced(lines.joined(separator: "\n"))
      content += "\n"
    }
    content += "\(TextTimeline.legend)\n"
    let shown = min(timelines.count, maximumTimelines)
    content += DiagnosisMarkdown.more(report.deviceCount - shown, "device")
    return DiagnosisMarkdown.section("Timelines (UTC)", content)
  }
}
