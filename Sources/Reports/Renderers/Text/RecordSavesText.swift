package import Questions
import SyncEvents

/// Whether local saves reached the server's log, as text.
package enum RecordSavesText {
  /// A summary, then a row for each window.
  package static func render(_ answer: RecordSavesAnswer, style: TextStyle) -> String {
    var page = TextPage(style: style)
    let label = answer.verdict.label
    page.item(label.sign, RecordSavesSummary.sentence(answer), tone: .strong, markTone: label.tone)
    guard !answer.windows.isEmpty else { return page.text }
    page.blank()
    page.addWindows(of: answer)
    return page.text
  }
}

extension TextPage {
  /// A table of windows for each device and container.
  mutating func addWindows(of answer: RecordSavesAnswer, indent: Int = 0) {
    for group in RecordSavesSummary.groups(of: answer.shownWindows) {
      blank()
      paragraph(group.title, indent: indent)
      table(windows(group.windows), indent: indent + 2)
    }
    if answer.windows.count > AnswerRows.maximum { blank() }
    more(answer.windows.count - AnswerRows.maximum, "window", indent: indent)
    let reasons = answer.windows.filter { $0.verdict == .unknown }.map(\.because)
    if !reasons.isEmpty { blank() }
    for (reason, count) in counted(reasons) {
      item("?", "\(plural(count, "window")): \(reason)", indent: indent, tone: .quiet)
    }
  }

  private func windows(_ windows: [SaveWindow]) -> TextTable {
    var table = TextTable([
      "FROM (UTC)", "UNTIL", .number("SAVES"), .number("RECORDSAVE"), "LOG READ", "RESULT",
    ])
    for window in windows {
      let isSameDay = window.from.day == window.to.day
      table.rows.append([
        .init(window.from.dayAndClock.unbroken),
        .init(isSameDay ? window.to.clock : window.to.dayAndClock), "\(window.localSaves)",
        "\(window.recordSaves)", .init(window.coverage.word), .init(window.verdict.label),
      ])
    }
    return table
  }
}
