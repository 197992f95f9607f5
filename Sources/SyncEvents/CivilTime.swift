/// What a calendar and a clock show, in the proleptic Gregorian calendar.
package struct CivilTime: Sendable, Hashable {
  package var year: Int
  package var month: Int
  package var day: Int
  package var hour: Int
  package var minute: Int
  package var second: Int
  package var nanosecond: Int

  package init(
    year: Int,
    month: Int,
    day: Int,
    hour: Int = 0,
    minute: Int = 0,
    second: Int = 0,
    nanosecond: Int = 0
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
  }

  /// What a clock in UTC shows at that moment.
  package init(_ time: Timestamp) {
    let seconds = time.nanoseconds.floorQuotient(1_000_000_000)
    let ofDay = Int(seconds.modulo(86_400))
    // Days to year, month and day as in "chrono-Compatible Low-Level Date Algorithms" (Hinnant):
    // years begin in March, so that the leap day is a year's last.
    let days = Int(seconds.floorQuotient(86_400)) + 719_468
    let era = Int(Int64(days).floorQuotient(146_097))
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    hour = ofDay / 3_600
    minute = ofDay / 60 % 60
    second = ofDay % 60
    nanosecond = Int(time.nanoseconds.modulo(1_000_000_000))
  }

  /// Whether there is such a day and time; a sixtieth second is let through.
  package var isValid: Bool {
    guard (1...12).contains(month), (0...23).contains(hour), (0...59).contains(minute),
      (0...60).contains(second), (0..<1_000_000_000).contains(nanosecond)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...lengths[month - 1]).contains(day)
  }

  /// Days since 1970-01-01.
  package var days: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = Int(Int64(shifted).floorQuotient(400))
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

extension Int64 {
  /// The quotient rounded down, so that times before 1970 fall into their own second.
  func floorQuotient(_ divisor: Int64) -> Int64 {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }

  /// What `floorQuotient` leaves, never negative.
  func modulo(_ divisor: Int64) -> Int64 {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
