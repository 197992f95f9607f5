import SyncEvents

/// One row of a device's picture.
struct TimelineLane {
  /// What a lane holds.
  enum Content {
    /// Bars of setups, imports or exports.
    case spans([DeviceTimeline.Span])
    /// Moments of local saves.
    case saves([Timestamp])
    /// RecordSave rows, and for which times the log was read.
    case server([Timestamp], coverage: [DeviceTimeline.Span])
    case errors([DeviceTimeline.Mark])
  }

  var label: String
  var content: Content

  /// The lanes of a device; those of setup, import, export, saves and server stand there though
  /// they are empty, since their emptiness is what people look for.
  static func lanes(of timeline: DeviceTimeline) -> [TimelineLane] {
    var lanes: [TimelineLane] = []
    let types = ["setup", "import", "export"]
    let others = Set(timeline.spans.map(\.label)).subtracting(types).sorted()
    for type in types + others {
      let spans = timeline.spans.filter { $0.label == type }
      let stores = Set(spans.map { $0.store ?? "" }).sorted()
      if stores.isEmpty { lanes.append(TimelineLane(label: type, content: .spans([]))) }
      for store in stores {
        let own = spans.filter { ($0.store ?? "") == store }
        lanes.append(
          TimelineLane(label: store.isEmpty ? type : "\(type) \(store)", content: .spans(own))
        )
      }
    }
    lanes.append(TimelineLane(label: "local saves", content: .saves(timeline.saves)))
    lanes += serverLanes(of: timeline)
    if !timeline.errors.isEmpty {
      lanes.append(TimelineLane(label: "errors", content: .errors(timeline.errors)))
    }
    return lanes
  }

  /// One for each database, so that a log of one is not taken for another's.
  private static func serverLanes(of timeline: DeviceTimeline) -> [TimelineLane] {
    let databases = Set(timeline.recordSaves.map(\.text) + timeline.coverage.map(\.label)).sorted()
    return (databases.isEmpty ? [""] : databases).map { database in
      TimelineLane(
        label: database.isEmpty ? "RecordSave" : "RecordSave \(database)",
        content: .server(
          timeline.recordSaves.filter { $0.text == database }.map(\.time).sorted(),
          coverage: timeline.coverage.filter { $0.label == database }.sorted { $0.from < $1.from }
        )
      )
    }
  }

  /// What the lane holds, in words.
  var words: String {
    switch content {
    case .spans(let spans): "\(label): \(Self.words(of: spans))"
    case .saves(let times): plural(times.count, "local save")
    case .server(let times, let coverage):
      coverage.isEmpty
        ? "\(label): \(times.count), server log not read"
        : "\(label): \(times.count), server log read "
          + listed(coverage.map { spanText($0.from, $0.to ?? $0.from) }, first: 2)
    case .errors(let marks): plural(marks.count, "error")
    }
  }

  private static func words(of spans: [DeviceTimeline.Span]) -> String {
    guard !spans.isEmpty else { return "none" }
    let failed = spans.count { $0.hasFailed }
    let open = spans.count { $0.to == nil }
    return [
      "\(spans.count)", failed > 0 ? "\(failed) failed" : nil,
      open > 0 ? "\(open) without an end" : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }
}

extension DeviceTimeline {
  /// How far the picture follows the log's coverage beyond the device's own events: as long again
  /// as they last, at least half an hour. A log is often read for weeks.
  private static let leastMargin: Double = 1_800

  /// The moments that the picture must show.
  var moments: [Timestamp] {
    var moments = [first, last].compactMap(\.self) + saves + recordSaves.map(\.time)
    moments += errors.map(\.time) + spans.flatMap { [$0.from, $0.to].compactMap(\.self) }
    guard let first = moments.min(), let last = moments.max() else { return [] }
    let margin = max(Self.leastMargin, last.seconds(since: first))
    for span in coverage {
      let from = max(span.from, first.advanced(bySeconds: -margin))
      let to = min(span.to ?? span.from, last.advanced(bySeconds: margin))
      if from < first && from < to { moments.append(from) }
      if to > last && from < to { moments.append(to) }
    }
    return moments
  }
}
