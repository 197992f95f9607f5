import SyncEvents

/// Where moments lie on a line: even within stretches of activity, long gaps between them closed up.
struct TimeAxis {
  /// A stretch of time in which something happened.
  struct Stretch {
    var from: Timestamp
    var to: Timestamp
    var start: Double
    var end: Double
  }

  /// A mark on the axis.
  struct Tick {
    var position: Double
    var time: Timestamp
    /// The time of day, or the day where ticks are whole days.
    var label: String
    /// The day, where it is another than at the tick before.
    var day: String?
  }

  private(set) var stretches: [Stretch] = []
  let length: Double
  private let leastShare: Double

  /// A gap is closed where it is longer than this part of the whole, and than an hour.
  private static let longGap = 0.2
  /// The part of the axis that a closed gap takes.
  private static let gapShare = 0.04

  /// An axis over the moments; without any it has no stretch.
  ///
  /// So many gaps are closed up at most; each stretch has that part of the axis, however short.
  init(_ moments: [Timestamp], length: Double, maximumGaps: Int = 5, leastShare: Double = 0.09) {
    self.length = length
    self.leastShare = leastShare
    let moments = moments.sorted()
    guard let first = moments.first, let last = moments.last else { return }
    let whole = max(last.seconds(since: first), 1)
    let gaps = zip(moments, moments.dropFirst())
      .filter { $1.seconds(since: $0) > max(3_600, whole * Self.longGap) }
      .sorted { $0.1.seconds(since: $0.0) > $1.1.seconds(since: $1.0) }
      .prefix(maximumGaps).sorted { $0.0 < $1.0 }
    let starts = [first] + gaps.map(\.1)
    let ends = gaps.map(\.0) + [last]
    lay(Array(zip(starts, ends)))
  }

  private mutating func lay(_ spans: [(from: Timestamp, to: Timestamp)]) {
    let room = length * (1 - Self.gapShare * Double(spans.count - 1))
    let least = spans.count > 1 ? room * leastShare : 0
    let sum = spans.reduce(0) { $0 + $1.to.seconds(since: $1.from) }
    let spare = room - least * Double(spans.count)
    var start = 0.0
    for span in spans {
      let share =
        sum > 0 ? span.to.seconds(since: span.from) / sum : 1 / Double(spans.count)
      let end = start + least + spare * share
      stretches.append(Stretch(from: span.from, to: span.to, start: start, end: end))
      start = end + length * Self.gapShare
    }
  }

  /// Where the moment lies; moments outside lie at the ends, those of a closed gap within it.
  func position(_ time: Timestamp) -> Double {
    guard let first = stretches.first else { return 0 }
    if time <= first.from { return first.start }
    for (index, stretch) in stretches.enumerated() {
      if time <= stretch.to {
        let whole = stretch.to.seconds(since: stretch.from)
        let part = whole > 0 ? time.seconds(since: stretch.from) / whole : 0
        return stretch.start + part * (stretch.end - stretch.start)
      }
      guard index + 1 < stretches.count else { return stretch.end }
      let next = stretches[index + 1]
      if time < next.from {
        let part = time.seconds(since: stretch.to) / next.from.seconds(since: stretch.to)
        return stretch.end + part * (next.start - stretch.end)
      }
    }
    return length
  }

  /// The end of the stretch in which the moment lies.
  func end(after time: Timestamp) -> Timestamp? {
    stretches.first { time <= $0.to }?.to ?? stretches.last?.to
  }

  /// Gaps that are closed up, with where they are and how long they last.
  var gaps: [(start: Double, end: Double, seconds: Double)] {
    zip(stretches, stretches.dropFirst()).map {
      ($0.end, $1.start, $1.from.seconds(since: $0.to))
    }
  }

  /// Ticks at round times, no nearer to each other than the spacing.
  func ticks(spacing: Double) -> [Tick] {
    var ticks: [Tick] = []
    for stretch in stretches {
      for time in Self.roundTimes(in: stretch, spacing: spacing) {
        let position = position(time.time)
        if let last = ticks.last, position - last.position < spacing { continue }
        let day = time.time.day
        let isNewDay = ticks.last.map { $0.time.day != day } ?? true
        ticks.append(
          Tick(
            position: position,
            time: time.time,
            label: time.label,
            day: isNewDay ? day : nil
          )
        )
      }
    }
    return ticks
  }

  private static let steps: [Int64] = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200,
    86_400, 172_800, 604_800, 1_209_600, 2_592_000, 7_776_000, 31_536_000,
  ]

  private static func roundTimes(
    in stretch: Stretch,
    spacing: Double
  ) -> [(time: Timestamp, label: String)] {
    let seconds = stretch.to.seconds(since: stretch.from)
    let wanted = max(1, (stretch.end - stretch.start) / spacing)
    let step = steps.first { Double($0) >= seconds / wanted } ?? 31_536_000
    let unit = step * 1_000_000_000
    var next: Int64? = stretch.from.nanoseconds / unit * unit
    if let first = next, first < stretch.from.nanoseconds { next = sum(first, unit) }
    var times: [Timestamp] = []
    while let time = next, time <= stretch.to.nanoseconds, Double(times.count) <= wanted + 1 {
      times.append(Timestamp(nanoseconds: time))
      next = sum(time, unit)
    }
    // A stretch without any round time still says when it was.
    if times.isEmpty { times = [stretch.from] }
    let isToTheSecond = step < 60 || times.contains { !$0.clock.hasSuffix(":00") }
    return times.map { ($0, isToTheSecond ? $0.clock : String($0.clock.prefix(5))) }
  }

  /// The sum, unless it lies beyond the end of time.
  private static func sum(_ time: Int64, _ unit: Int64) -> Int64? {
    let (sum, overflows) = time.addingReportingOverflow(unit)
    return overflows ? nil : sum
  }
}
