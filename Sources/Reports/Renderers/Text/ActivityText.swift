package import Questions
import SyncEvents

/// What became of the setups, imports or exports of each launch, as text.
package enum ActivityText {
  /// A summary, then a row for each launch and one for each of its stores.
  package static func render(_ answer: ActivityAnswer, style: TextStyle) -> String {
    var page = TextPage(style: style)
    let label = answer.verdict.label
    page.item(label.sign, ActivitySummary.sentence(answer), tone: .strong, markTone: label.tone)
    guard !answer.sessions.isEmpty else { return page.text }
    page.blank()
    var table = TextTable(["DEVICE, STORE", "BEGAN (UTC)", "RESULT", "WHY"])
    for session in answer.shownSessions {
      table.rows.append(row(session))
      for store in session.stores { table.rows.append(row(store)) }
    }
    page.table(table)
    page.more(answer.sessions.count - AnswerRows.maximum, "launch")
    return page.text
  }

  private static func row(_ session: SessionActivity) -> [TextTable.Cell] {
    [
      .init(session.device ?? session.source ?? "unnamed"),
      .init(session.firstTime?.dayAndClock.unbroken ?? "unknown"), .init(session.verdict.label),
      .init(session.because),
    ]
  }

  private static func row(_ store: StoreActivity) -> [TextTable.Cell] {
    let told = [
      store.seconds.map(durationText), store.attempts > 1 ? "\(store.attempts) attempts" : nil,
      store.error?.signature,
    ]
    return [
      .init("· \(store.store ?? "unnamed store")", .quiet),
      .init(store.began?.dayAndClock.unbroken ?? "", .quiet), .init(store.verdict.label),
      .init(told.compactMap(\.self).joined(separator: ", "), .quiet),
    ]
  }
}
