import SyncEvents

/// The spans that rows of the iCloud Console's log reach over, of each database.
///
/// Nobody said that the log was read whole there, nor with which filters, so it is kept as inferred
/// and proves nothing; but it tells that the log was looked at.
struct RowSpans {
  private struct Place: Hashable {
    var environment: String
    var database: String
    var container: String?
  }

  private struct Span {
    var from: Timestamp
    var to: Timestamp
    var line: Int
  }

  private var spans: [Place: Span] = [:]

  mutating func add(_ row: JSONObject, at time: Timestamp?, line: Int) {
    guard let time, row["platform"]?.text != "web", let database = row["database"]?.text,
      let environment = row["environment"]?.text
    else { return }
    let place = Place(
      environment: environment,
      database: database,
      container: row["container"]?.text
    )
    var span = spans[place] ?? Span(from: time, to: time, line: line)
    span.from = min(span.from, time)
    span.to = max(span.to, time)
    spans[place] = span
  }

  /// An inferred `coverage` event for each database, in order of their first lines.
  func events() throws(EventError) -> [ReadEvent] {
    var events: [ReadEvent] = []
    for (place, span) in spans.sorted(by: { $0.value.line < $1.value.line }) {
      var coverage = StatedCoverage(
        environment: place.environment,
        database: place.database,
        container: place.container,
        from: span.from,
        to: span.to
      )
      coverage.isInferred = true
      let event = try coverage.event(statedAt: span.to)
      events.append(ReadEvent(event: event, line: span.line, byteCount: 0))
    }
    return events
  }
}
