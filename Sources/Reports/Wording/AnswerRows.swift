import Questions

/// How much of an answer is shown; the data formats have the rest.
enum AnswerRows {
  /// Rows beyond that are counted.
  static let maximum = 50

  /// The rows to show, in their order; where there are too many the worst are kept.
  static func shown<Row>(_ rows: [Row], rank: (Row) -> Int) -> [Row] {
    guard rows.count > maximum else { return rows }
    let ranked = rows.enumerated().map { (rank: rank($0.element), index: $0.offset) }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.prefix(maximum)
      .map(\.index).sorted().map { rows[$0] }
  }
}

extension ActivityAnswer {
  /// The launches to show; those that went well are left out first.
  var shownSessions: [SessionActivity] { AnswerRows.shown(sessions) { $0.verdict.order } }
}

extension RecordSavesAnswer {
  /// The windows to show; those that were answered are left out first.
  var shownWindows: [SaveWindow] { AnswerRows.shown(windows) { $0.verdict.order } }
}

extension CaseIterable where Self: Equatable {
  /// Verdicts are declared worst first.
  var order: Int { Array(Self.allCases).firstIndex(of: self) ?? 0 }
}
