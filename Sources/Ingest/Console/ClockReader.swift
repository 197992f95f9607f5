import SyncEvents

/// Reads the dates and clocks of logs, with what they tell of the zone.
struct ClockReader {
  let start: Int
  /// Where the text of the time ends.
  private(set) var position: Int
  private let line: [UInt8]
  private var date: (year: Int, month: Int, day: Int)?
  private var hour = 0
  private var minute = 0
  private var second = 0
  private var nanosecond = 0
  private(set) var hasFraction = false
  /// Minutes ahead of UTC; nil where no zone stands.
  private var offset: Int?

  /// A clock, `14:11:22.100345+0200`.
  init?(_ line: [UInt8], _ start: Int) {
    self.line = line
    self.start = start
    position = start
    guard readClock() else { return nil }
    readZone()
  }

  /// A date and a clock, `2020-01-01 12:00:00.000000+0100` or `10/23/15 16:05:03.271`.
  init?(dated line: [UInt8], _ start: Int) {
    self.line = line
    self.start = start
    position = start
    guard readDate(), position < line.count,
      line[position] == 0x20 || line[position] == UInt8(ascii: "T")
    else { return nil }
    position += 1
    guard readClock() else { return nil }
    readZone()
  }

  /// The moment, where date and zone are known.
  var time: Timestamp? {
    guard let date, let offset else { return nil }
    let civil = CivilTime(
      year: date.year,
      month: date.month,
      day: date.day,
      hour: hour,
      minute: minute,
      second: second,
      nanosecond: nanosecond
    )
    return Timestamp(civil, offsetMinutes: offset)
  }

  private mutating func readDate() -> Bool {
    let begin = position
    if let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2) {
      date = (year, month, day)
      return true
    }
    position = begin
    // Whether day or month comes first depends on who printed it, so no date can be had of it.
    guard number(2) != nil, take("/"), number(2) != nil, take("/"), number(2) != nil else {
      return false
    }
    return true
  }

  private mutating func readClock() -> Bool {
    guard let hour = number(2), take(":"), let minute = number(2), take(":"),
      let second = number(2), hour < 24, minute < 60, second < 61
    else { return false }
    (self.hour, self.minute, self.second) = (hour, minute, second)
    guard position < line.count, ".:,".utf8.contains(line[position]) else { return true }
    let before = position
    position += 1
    var digits = 0
    while position < line.count, digits < 9, isDigit(line[position]) {
      nanosecond = nanosecond * 10 + Int(line[position] - UInt8(ascii: "0"))
      digits += 1
      position += 1
    }
    guard digits > 0 else {
      position = before
      return true
    }
    for _ in digits..<9 { nanosecond *= 10 }
    hasFraction = true
    return true
  }

  /// `Z`, `+0100`, `+01:00`, ` +0000`.
  private mutating func readZone() {
    let before = position
    if take("Z") {
      offset = 0
      return
    }
    if position < line.count, line[position] == 0x20 { position += 1 }
    if let sign = take("+") ? 1 : take("-") ? -1 : nil, let hours = number(2) {
      _ = take(":")
      if let minutes = number(2), hours < 24, minutes < 60 {
        offset = sign * (hours * 60 + minutes)
        return
      }
    }
    position = before
  }

  private mutating func take(_ character: Character) -> Bool {
    guard position < line.count, line[position] == character.asciiValue else { return false }
    position += 1
    return true
  }

  /// A number of exactly so many digits.
  private mutating func number(_ digits: Int) -> Int? {
    guard position + digits <= line.count else { return nil }
    var value = 0
    for index in position..<position + digits {
      guard isDigit(line[index]) else { return nil }
      value = value * 10 + Int(line[index] - UInt8(ascii: "0"))
    }
    position += digits
    return value
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
