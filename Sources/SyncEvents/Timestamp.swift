/// A moment in UTC, to the nanosecond, from 1678 to 2261.
package struct Timestamp: Sendable, Hashable, Comparable {
  /// Nanoseconds since 1970-01-01T00:00:00Z.
  package var nanoseconds: Int64

  package init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Whole seconds since 1970; nil beyond the years that nanoseconds can hold.
  package init?(seconds: Int64) {
    let (nanoseconds, isOverflown) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !isOverflown else { return nil }
    self.init(nanoseconds: nanoseconds)
  }

  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The moment so many seconds later; held at the ends of the range.
  package func advanced(bySeconds seconds: Double) -> Timestamp {
    let step = (seconds * 1e9).rounded()
    // A step beyond twice the range leaves it from anywhere.
    guard step.magnitude < 4e19 else {
      return Timestamp(nanoseconds: step < 0 ? .min : .max)
    }
    return Timestamp(nanoseconds: Int64(clamping: Int128(nanoseconds) + Int128(step)))
  }

  /// Seconds from `other` to this moment.
  package func seconds(since other: Timestamp) -> Double {
    // Subtracted as integers: today's moments as doubles are 256 ns apart.
    Double(Int128(nanoseconds) - Int128(other.nanoseconds)) / 1e9
  }
}

// MARK: - RFC 3339

extension Timestamp: CustomStringConvertible {
  /// RFC 3339 in UTC with as many digits, three, six or nine, as the fraction needs.
  package var description: String {
    let fraction = Int(nanoseconds.modulo(1_000_000_000))
    let digits =
      fraction % 1_000_000 == 0 ? 3 : fraction % 1_000 == 0 ? 6 : 9
    return text(fractionDigits: digits)
  }

  /// RFC 3339 in UTC with exactly so many digits of the fraction, 0 to 9; the rest is cut.
  package func text(fractionDigits: Int) -> String {
    let fields = CivilTime(self)
    var text =
      "\(padded(fields.year, 4))-\(padded(fields.month, 2))-\(padded(fields.day, 2))T"
      + "\(padded(fields.hour, 2)):\(padded(fields.minute, 2)):\(padded(fields.second, 2))"
    if fractionDigits > 0 {
      text += "." + padded(fields.nanosecond, 9).prefix(fractionDigits)
    }
    return text + "Z"
  }

  /// Whether a text is one that `description` could have given, if it is a time at all.
  static func isCanonical(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    guard bytes.count == 24, bytes[10] == UInt8(ascii: "T"), bytes[23] == UInt8(ascii: "Z") else {
      return false
    }
    // A sixtieth second becomes the next minute's first.
    return bytes[17] < UInt8(ascii: "6")
  }

  /// The moment that an RFC 3339 text names.
  ///
  /// A space may stand for the T. A sixtieth second is the first of the next minute. More than nine
  /// digits, or a year outside 1678 to 2261, is no time.
  package init?(_ text: String) {
    self.init(utf8: text.utf8Span.span)
  }

  /// The moment that the bytes of an RFC 3339 text name.
  package init?(utf8 bytes: Span<UInt8>) {
    guard bytes.count >= 20, bytes.count <= 35,
      bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(bytes[10]),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let year = number(bytes, 0..<4), let month = number(bytes, 5..<7),
      let day = number(bytes, 8..<10), let hour = number(bytes, 11..<13),
      let minute = number(bytes, 14..<16), let second = number(bytes, 17..<19)
    else { return nil }
    var position = 19
    var nanosecond = 0
    if bytes[position] == UInt8(ascii: ".") {
      var end = position + 1
      while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) {
        end += 1
      }
      guard end - position - 1 <= 9, let digits = number(bytes, position + 1..<end) else {
        return nil
      }
      nanosecond = digits
      for _ in 0..<9 - (end - position - 1) { nanosecond *= 10 }
      position = end
    }
    guard let offset = offsetMinutes(bytes, from: position) else { return nil }
    let civil = CivilTime(
      year: year,
      month: month,
      day: day,
      hour: hour,
      minute: minute,
      second: second,
      nanosecond: nanosecond
    )
    guard let time = Timestamp(civil, offsetMinutes: offset) else { return nil }
    self = time
  }

  /// The moment at which a clock that is so many minutes ahead of UTC shows the fields.
  package init?(_ civil: CivilTime, offsetMinutes: Int) {
    guard (1677...2262).contains(civil.year), civil.isValid else { return nil }
    let seconds =
      civil.days * 86_400 + civil.hour * 3_600 + (civil.minute - offsetMinutes) * 60
      + civil.second
    // The year in UTC counts, so that every moment that is read can be written and read again.
    guard Self.readableSeconds.contains(seconds) else { return nil }
    nanoseconds = Int64(seconds) * 1_000_000_000 + Int64(civil.nanosecond)
  }

  /// The seconds from 1678 to 2261, which nanoseconds of 64 bits can hold with all their digits.
  private static let readableSeconds: Range<Int> = {
    let years = [1678, 2262].map { CivilTime(year: $0, month: 1, day: 1).days * 86_400 }
    return years[0]..<years[1]
  }()
}

/// The minutes of `Z`, `+hh:mm` or `-hh:mm`, which must be the rest of the text.
private func offsetMinutes(_ bytes: Span<UInt8>, from start: Int) -> Int? {
  guard start < bytes.count else { return nil }
  switch bytes[start] {
  case UInt8(ascii: "Z"), UInt8(ascii: "z"):
    return bytes.count == start + 1 ? 0 : nil
  case UInt8(ascii: "+"), UInt8(ascii: "-"):
    guard bytes.count == start + 6, bytes[start + 3] == UInt8(ascii: ":"),
      let hours = number(bytes, start + 1..<start + 3), hours < 24,
      let minutes = number(bytes, start + 4..<start + 6), minutes < 60
    else { return nil }
    let offset = hours * 60 + minutes
    return bytes[start] == UInt8(ascii: "-") ? -offset : offset
  default: return nil
  }
}

/// The number that the digits of a range make; nil where one is no digit or there is none.
private func number(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
  guard range.upperBound <= bytes.count, !range.isEmpty else { return nil }
  var value = 0
  for index in range {
    let digit = Int(bytes[index]) - Int(UInt8(ascii: "0"))
    guard 0...9 ~= digit else { return nil }
    value = value * 10 + digit
  }
  return value
}

private func padded(_ value: Int, _ width: Int) -> String {
  let digits = String(value)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
