import SyncEvents

/// Reads the times that people type: RFC 3339 or a part of it, words, spans before now.
enum TimeArgument {
  static func time(_ text: String, now: Timestamp) -> Timestamp? {
    let text = text.lowercased()
    return absolute(text.uppercased()) ?? word(text, now: now) ?? epoch(text)
      ?? relative(text, now: now)
  }

  /// A date, with or without a time, seconds and zone; without a zone it is UTC.
  private static func absolute(_ text: String) -> Timestamp? {
    if let time = Timestamp(text) { return time }
    var body = text
    var zone = "Z"
    if body.hasSuffix("Z") {
      body.removeLast()
    } else if body.count > 16, let sign = body.lastIndex(where: { $0 == "+" || $0 == "-" }),
      body.distance(from: sign, to: body.endIndex) == 6
    {
      zone = String(body[sign...])
      body = String(body[..<sign])
    }
    for rest in ["", ":00", "T00:00:00", " 00:00:00"] {
      if let time = Timestamp(body + rest + zone) { return time }
    }
    return nil
  }

  private static func word(_ text: String, now: Timestamp) -> Timestamp? {
    let days: [String: Double] = ["today": 0, "yesterday": -1, "tomorrow": 1]
    if text == "now" { return now }
    guard let offset = days[text] else { return nil }
    var midnight = CivilTime(now)
    (midnight.hour, midnight.minute, midnight.second, midnight.nanosecond) = (0, 0, 0, 0)
    return Timestamp(midnight, offsetMinutes: 0)?.advanced(bySeconds: offset * 86_400)
  }

  private static func epoch(_ text: String) -> Timestamp? {
    guard text.hasPrefix("@"), let seconds = Double(text.dropFirst()), abs(seconds) < 9e9 else {
      return nil
    }
    return Timestamp(nanoseconds: 0).advanced(bySeconds: seconds)
  }

  /// `2h`, `-30m`, `5h30m`, `3 days ago`, `+5m`.
  private static func relative(_ text: String, now: Timestamp) -> Timestamp? {
    var rest = Substring(text)
    var sign = -1.0
    if rest.hasSuffix("ago") { rest = rest.dropLast(3) }
    if rest.hasPrefix("-") {
      rest = rest.dropFirst()
    } else if rest.hasPrefix("+") {
      rest = rest.dropFirst()
      sign = 1
    }
    guard let seconds = seconds(rest) else { return nil }
    return now.advanced(bySeconds: sign * seconds)
  }

  /// The seconds of a span such as `30m`, `1h30m` or `2 hours`.
  static func seconds(_ text: some StringProtocol) -> Double? {
    var rest = Substring(String(text.filter { $0 != " " }))
    var sum = 0.0
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      rest = rest.dropFirst(digits.count)
      let unit = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(unit.count)
      guard let number = Double(digits), let scale = units[String(unit)] else { return nil }
      sum += number * scale
    }
    return sum < 9e9 ? sum : nil
  }

  private static let units: [String: Double] = {
    var units: [String: Double] = [:]
    let names: [(Double, [String])] = [
      (1e-3, ["ms"]), (1, ["s", "sec", "second", "seconds"]),
      (60, ["m", "min", "minute", "minutes"]), (3_600, ["h", "hr", "hour", "hours"]),
      (86_400, ["d", "day", "days"]), (604_800, ["w", "week", "weeks"]),
      // A month is thirty days here: good enough to look back by.
      (2_592_000, ["month", "months"]), (31_536_000, ["y", "year", "years"]),
    ]
    for (scale, spellings) in names {
      for spelling in spellings { units[spelling] = scale }
    }
    return units
  }()
}
