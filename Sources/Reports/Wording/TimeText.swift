import SyncEvents

extension Timestamp {
  /// The day in UTC: `2026-11-02`.
  var day: String { String(text(fractionDigits: 0).prefix(10)) }

  /// The time of day in UTC, to the second: `08:00:30`.
  var clock: String { String(text(fractionDigits: 0).dropFirst(11).prefix(8)) }

  /// Day and time in UTC, to the second.
  var dayAndClock: String { "\(day) \(clock)" }
}

/// Both ends of a span in UTC; the day stands once where it is the same.
func spanText(_ from: Timestamp, _ to: Timestamp) -> String {
  if from.dayAndClock == to.dayAndClock { return from.dayAndClock }
  return "\(from.dayAndClock) – \(from.day == to.day ? to.clock : to.dayAndClock)"
}

/// A length of time in its two largest units, or in seconds with a fraction where it is short.
func durationText(_ seconds: Double) -> String {
  guard seconds.isFinite, abs(seconds) < 1e12 else { return "?" }
  guard seconds >= 60 else {
    let digits: Double = abs(seconds) < 1 ? 1_000 : 10
    let rounded = (seconds * digits).rounded() / digits
    return "\(JSONNumber.shortest(rounded)) s"
  }
  let whole = Int(seconds.rounded())
  let units = [(86_400, "d"), (3_600, "h"), (60, "min"), (1, "s")]
  guard let first = units.firstIndex(where: { whole >= $0.0 }) else { return "0 s" }
  let head = "\(whole / units[first].0) \(units[first].1)"
  guard first + 1 < units.count else { return head }
  let rest = whole % units[first].0 / units[first + 1].0
  return rest == 0 ? head : "\(head) \(rest) \(units[first + 1].1)"
}

/// Numbers as JSON writes them: whole ones without a fraction.
enum JSONNumber {
  static func shortest(_ value: Double) -> String {
    Int64(exactly: value).map(String.init) ?? "\(value)"
  }
}
