import SyncEvents

/// A device's picture as SVG: a lane for each kind of event over a common axis of time.
struct TimelineChart {
  let timeline: DeviceTimeline
  /// Unique on the page: the picture's title and description are found by it.
  let id: Markup

  static let laneHeight = 24.0
  private static let width = 760.0
  private static let margin = 8.0
  private static let axisHeight = 34.0
  /// Ticks nearer than this would write over each other.
  private static let tickSpacing = 78.0
  /// A bar is never thinner, or it could not be seen.
  private static let leastBar = 3.0
  /// Nor a failed one so thin that its hatching is lost.
  private static let leastFailedBar = 9.0

  private let lanes: [TimelineLane]
  private let axis: TimeAxis

  init(_ timeline: DeviceTimeline, id: Markup) {
    self.timeline = timeline
    self.id = id
    lanes = TimelineLane.lanes(of: timeline)
    axis = TimeAxis(timeline.moments, length: Self.width - 2 * Self.margin)
  }

  /// What the picture shows, in words.
  var words: String { lanes.map(\.words).joined(separator: "; ") + "." }

  /// Names beside the lanes; they stand outside of the picture, so that they stay when it scrolls.
  var labels: [String] { lanes.map(\.label) }

  /// The drawing.
  var svg: Markup {
    let height = Double(lanes.count) * Self.laneHeight
    let rules = lanes.indices.map { rule(Double($0 + 1) * Self.laneHeight) }
    let rows = lanes.enumerated().map { index, lane -> Markup in
      "<g>\(shapes(of: lane, top: Double(index) * Self.laneHeight))</g>\n"
    }
    return """
      <svg role="img" aria-labelledby="\(id)-title \(id)-desc" width="\(Self.width)" \
      height="\(height + Self.axisHeight)" viewBox="0 0 \(Self.width) \(height + Self.axisHeight)">
      <title id="\(id)-title">Timeline of \(timeline.device)</title>
      <desc id="\(id)-desc">\(words)</desc>
      \(rules)
      \(gaps(height: height))\(rows)\(ticks(top: height))</svg>

      """
  }

  private func x(_ time: Timestamp) -> Double { Self.margin + axis.position(time) }

  private func rule(_ y: Double) -> Markup {
    "<line class=\"rule\" x1=\"0\" x2=\"\(Self.width)\" y1=\"\(y - 0.5)\" y2=\"\(y - 0.5)\"/>"
  }

  // MARK: Lanes

  private func shapes(of lane: TimelineLane, top: Double) -> Markup {
    switch lane.content {
    case .spans(let spans):
      spans.isEmpty ? note("none", at: Self.margin, top) : "\(spans.map { bar($0, top: top) })"
    case .saves(let times):
      times.isEmpty
        ? note("none", at: Self.margin, top) : "\(ticks(times, "save", "saved", top: top))"
    case .server(let times, let coverage):
      coverage.isEmpty && times.isEmpty
        ? note("server log not read", at: Self.margin, top)
        : "\(coverage.map { band($0, isEmpty: times.isEmpty, top: top) })"
          + "\(ticks(times, "record", "RecordSave", top: top))"
    case .errors(let marks): "\(distinct(marks) { $0.time }.map { diamond($0, top: top) })"
    }
  }

  /// Words in a lane that would else be empty.
  private func note(_ words: String, at x: Double, _ top: Double) -> Markup {
    "<text x=\"\(x)\" y=\"\(top + 16)\">\(words)</text>"
  }

  private func bar(_ span: DeviceTimeline.Span, top: Double) -> Markup {
    let from = x(span.from)
    let end = x(span.to ?? axis.end(after: span.from) ?? span.from)
    let width = max(span.hasFailed ? Self.leastFailedBar : Self.leastBar, end - from)
    // A bar that is drawn longer than it was keeps the middle of its time.
    let start = max(0, (from + end - width) / 2)
    let style: Markup = span.hasFailed ? "failed" : span.to == nil ? "open" : "bar"
    let mark: Markup =
      span.to == nil ? "<text class=\"mark\" x=\"\(start + 5)\" y=\"\(top + 16)\">?</text>" : ""
    return """
      <g><title>\(words(span))</title><rect class="\(style)" x="\(start)" y="\(top + 6)" \
      width="\(width)" height="12" rx="2"/>\(mark)</g>
      """
  }

  private func words(_ span: DeviceTimeline.Span) -> String {
    let name = [span.label, span.store].compactMap(\.self).joined(separator: " ")
    guard let to = span.to else { return "\(name) began \(span.from), no end seen" }
    let length = durationText(to.seconds(since: span.from))
    return "\(name) \(span.hasFailed ? "failed" : "ran") \(span.from), \(length)"
  }

  private func band(_ span: DeviceTimeline.Span, isEmpty: Bool, top: Double) -> Markup {
    let start = x(span.from)
    let end = x(span.to ?? span.from)
    let none = note("read, and no RecordSave", at: start + 8, top)
    return """
      <g><title>server log read \(spanText(span.from, span.to ?? span.from)) UTC</title>\
      <rect class="band" x="\(start)" y="\(top + 2.5)" width="\(max(1, end - start))" \
      height="\(Self.laneHeight - 6)"/>\(isEmpty && end - start > 200 ? none : "")</g>
      """
  }

  /// One tick for each place, however many moments fall upon it.
  private func ticks(
    _ times: [Timestamp],
    _ style: Markup,
    _ word: String,
    top: Double
  ) -> [Markup] {
    distinct(times) { $0 }.map { time -> Markup in
      let x = x(time)
      return """
        <line class="\(style)" x1="\(x)" x2="\(x)" y1="\(top + 5)" y2="\(top + 18)">\
        <title>\(word) \(time.description)</title></line>
        """
    }
  }

  private func diamond(_ mark: DeviceTimeline.Mark, top: Double) -> Markup {
    let x = x(mark.time)
    let y = top + 12
    return """
      <path class="diamond" d="M\(x) \(y - 6)L\(x + 6) \(y)L\(x) \(y + 6)L\(x - 6) \(y)Z">\
      <title>\(mark.text), \(mark.time.description)</title></path>
      """
  }

  private func distinct<Item>(_ items: [Item], time: (Item) -> Timestamp) -> [Item] {
    var seen: Set<Int> = []
    return items.filter { seen.insert(Int(x(time($0)).rounded())).inserted }
  }

  // MARK: Axis

  private func gaps(height: Double) -> [Markup] {
    axis.gaps.map { gap -> Markup in
      let start = Self.margin + gap.start + 4
      let width = max(6, gap.end - gap.start - 8)
      let middle = start + width / 2
      return """
        <g><title>\(durationText(gap.seconds)) without events</title>\
        <rect class="gap" x="\(start)" y="0" width="\(width)" height="\(height)"/>\
        <line class="gap-line" x1="\(start)" x2="\(start)" y1="0" y2="\(height)"/>\
        <line class="gap-line" x1="\(start + width)" x2="\(start + width)" y1="0" \
        y2="\(height)"/><text text-anchor="middle" transform="rotate(-90 \(middle) \
        \(height / 2))" x="\(middle)" y="\(height / 2 + 4)">\(durationText(gap.seconds))</text></g>

        """
    }
  }

  private func ticks(top: Double) -> [Markup] {
    axis.ticks(spacing: Self.tickSpacing).map { tick -> Markup in
      let x = Self.margin + tick.position
      // Near the right end the words stand left of their tick.
      let anchor: Markup = x > Self.width - 70 ? "end" : "start"
      let day: Markup =
        tick.day.map { "<text text-anchor=\"\(anchor)\" x=\"\(x)\" y=\"\(top + 30)\">\($0)</text>" }
        ?? ""
      return """
        <line class="rule" x1="\(x)" x2="\(x)" y1="\(top)" y2="\(top + 5)"/>\
        <text text-anchor="\(anchor)" x="\(x)" y="\(top + 17)">\(tick.label)</text>\(day)

        """
    }
  }
}
