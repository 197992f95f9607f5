import Questions
import SyncEvents

/// A whole report as text for a terminal.
package enum ReportText {
  /// The report, each line within the style's width.
  package static func render(_ report: Report, style: TextStyle) -> String {
    var page = TextPage(style: style)
    page.addHeader(of: report)
    page.addVerdict(of: report.diagnosis)
    page.addFindings(of: report.diagnosis)
    page.addChecklist(of: report.diagnosis)
    page.addDevices(of: report)
    page.addSaves(of: report)
    page.addLostFields(of: report)
    page.addErrors(of: report)
    page.addTimelines(of: report)
    page.addRuledOut(of: report.diagnosis)
    page.addNoise(of: report.diagnosis)
    return page.text
  }
}

extension TextPage {
  /// Pictures beyond this many help nobody on a terminal.
  private static let maximumTimelines = 5

  fileprivate mutating func addHeader(of report: Report) {
    paragraph("SyncScope report: \(report.subject)", tone: .strong)
    paragraph(
      "\(plural(report.deviceCount, "device")), \(plural(report.eventCount, "event")), made "
        + "\(report.made.dayAndClock) UTC",
      tone: .quiet
    )
    blank()
  }

  fileprivate mutating func addDevices(of report: Report) {
    guard !report.devices.isEmpty else { return }
    heading("DEVICES")
    var table = TextTable(["DEVICE", "ROLE", "SETUP", "IMPORT", "EXPORT", "ACCOUNT", "SERVER"])
    for row in report.devices.prefix(AnswerRows.maximum) {
      table.rows.append([
        .init(row.device), .init(row.role ?? "–"), .init(row.setupLabel), .init(row.importsLabel),
        .init(row.exportsLabel), .init(row.accountLabel), .init(row.serverLabel),
      ])
    }
    self.table(table, indent: 2)
    more(report.devices.count - AnswerRows.maximum, "device", indent: 2)
    paragraph(DeviceRow.legend, indent: 2, tone: .quiet)
  }

  fileprivate mutating func addSaves(of report: Report) {
    guard !report.recordSaves.windows.isEmpty else { return }
    heading("SAVES AND THE SERVER")
    let label = report.recordSaves.verdict.label
    item(
      label.sign,
      RecordSavesSummary.sentence(report.recordSaves),
      indent: 2,
      markTone: label.tone
    )
  }

  fileprivate mutating func addLostFields(of report: Report) {
    guard report.asymmetry.verdict == .asymmetric else { return }
    heading("LOST FIELDS")
    paragraph(AsymmetrySummary.sentence(report.asymmetry), indent: 2)
    var lost = report.asymmetry
    lost.keep(only: [.lostOnOwner, .lostOnRecipient], limit: nil)
    addEntities(of: lost, indent: 2)
  }

  fileprivate mutating func addErrors(of report: Report) {
    guard !report.errors.isEmpty else { return }
    heading("ERRORS")
    addErrorGroups(
      report.errors,
      limit: Self.maximumRows,
      indent: 2,
      explain: report.explain
    )
  }

  fileprivate mutating func addTimelines(of report: Report) {
    let timelines = report.timelines.filter { !$0.moments.isEmpty }
    guard !timelines.isEmpty else { return }
    heading("TIMELINES (UTC)")
    for timeline in timelines.prefix(Self.maximumTimelines) {
      blank()
      paragraph(timeline.caption, indent: 2, tone: .strong)
      for line in TextTimeline(timeline: timeline, width: width - 2).lines {
        self.line("  " + line)
      }
    }
    blank()
    paragraph(TextTimeline.legend, indent: 2, tone: .quiet)
    let shown = min(timelines.count, Self.maximumTimelines)
    more(report.deviceCount - shown, "device", indent: 2)
  }
}
