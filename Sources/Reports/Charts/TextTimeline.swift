import SyncEvents

/// A device's picture in characters: a row for each lane, a column for each stretch of time.
struct TextTimeline {
  let timeline: DeviceTimeline
  let width: Int

  /// Columns for the lanes' names.
  private var labelWidth: Int { width < 60 ? 12 : 20 }

  /// What the signs mean, for below the pictures.
  static let legend =
    "━ ran  ╍ began, no end seen  ✗ failed  • once  ● several  ◆ error  ░ server log read"

  var lines: [String] {
    let cells = max(10, width - labelWidth)
    let axis = TimeAxis(
      timeline.moments,
      length: Double(cells),
      maximumGaps: 2,
      leastShare: 0.25
    )
    guard !axis.stretches.isEmpty else { return [] }
    var lines = TimelineLane.lanes(of: timeline).map { lane in
      let label = VisibleText.line(lane.label).cut(to: labelWidth - 2)
      return label.padded(to: labelWidth) + row(lane.content, axis, cells)
    }
    lines.append(String(repeating: " ", count: labelWidth) + scale(axis, cells))
    let gaps = axis.gaps.map { durationText($0.seconds) }
    if !gaps.isEmpty {
      let words = "⋮ \(listed(gaps)) without events".cut(to: cells)
      lines.append(String(repeating: " ", count: labelWidth) + words)
    }
    return lines.map(\.trimmedEnd)
  }

  private func row(_ content: TimelineLane.Content, _ axis: TimeAxis, _ cells: Int) -> String {
    var row = Row(axis, cells)
    switch content {
    case .spans(let spans):
      for span in spans {
        let end = span.to ?? axis.end(after: span.from) ?? span.from
        row.fill(from: span.from, to: end, with: span.to == nil ? "╍" : "━")
      }
      for span in spans where span.hasFailed { row.put("✗", at: span.to ?? span.from) }
    case .saves(let times): for time in times { row.count(time) }
    case .server(let times, let coverage):
      for span in coverage { row.fill(from: span.from, to: span.to ?? span.from, with: "░") }
      for time in times { row.count(time) }
      if coverage.isEmpty && times.isEmpty { return "(server log not read)".cut(to: cells) }
    case .errors(let marks): for mark in marks { row.put("◆", at: mark.time) }
    }
    return String(row.cells)
  }

  private func scale(_ axis: TimeAxis, _ cells: Int) -> String {
    var text: [Character] = Array(repeating: " ", count: cells)
    for tick in axis.ticks(spacing: 14) {
      let label = "╵" + (tick.day.map { "\($0.dropFirst(5)) " } ?? "") + tick.label
      let start = Int(tick.position)
      let isFree = text[max(0, start - 1)...].prefix(label.count + 1).allSatisfy { $0 == " " }
      guard isFree, start + label.count <= cells else { continue }
      text.replaceSubrange(start..<start + label.count, with: label)
    }
    return String(text)
  }

  /// The cells of a lane; closed gaps are drawn first.
  private struct Row {
    let axis: TimeAxis
    var cells: [Character]

    init(_ axis: TimeAxis, _ count: Int) {
      self.axis = axis
      cells = Array(repeating: "·", count: count)
      for gap in axis.gaps {
        let first = Int(gap.start) + 1
        for cell in first...max(first, Int(gap.end) - 1) where cell < count { cells[cell] = " " }
        let middle = Int((gap.start + gap.end) / 2)
        if middle < count { cells[middle] = "⋮" }
      }
    }

    private func index(_ time: Timestamp) -> Int {
      min(cells.count - 1, max(0, Int(axis.position(time))))
    }

    mutating func put(_ sign: Character, at time: Timestamp) { cells[index(time)] = sign }

    mutating func fill(from: Timestamp, to: Timestamp, with sign: Character) {
      for cell in index(from)...max(index(from), index(to)) { cells[cell] = sign }
    }

    /// One moment is a point, several in a column a larger one.
    mutating func count(_ time: Timestamp) {
      let cell = index(time)
      cells[cell] = cells[cell] == "•" || cells[cell] == "●" ? "●" : "•"
    }
  }
}

extension String {
  /// The text without spaces at its end.
  var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
