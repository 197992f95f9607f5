import Foundation
import SyncEvents
import Testing
import TestSupport

struct TimestampTests {
  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("1970-01-01T00:00:01.5Z", 1_500_000_000),
      ("1969-12-31T23:59:59.999999999Z", -1), ("2026-11-02T08:00:00Z", 1_793_606_400_000_000_000),
      ("2026-11-02t08:00:00z", 1_793_606_400_000_000_000),
      ("2026-11-02 08:00:00Z", 1_793_606_400_000_000_000),
      ("2026-11-02T09:30:00+01:30", 1_793_606_400_000_000_000),
      ("2026-11-02T00:00:00-08:00", 1_793_606_400_000_000_000),
      ("2026-11-02T08:00:00-00:00", 1_793_606_400_000_000_000),
      ("2026-11-03T07:59:00+23:59", 1_793_606_400_000_000_000),
      ("1970-01-01T00:00:00.1Z", 100_000_000), ("1970-01-01T00:00:00.12Z", 120_000_000),
      ("1970-01-01T00:00:00.123Z", 123_000_000), ("1970-01-01T00:00:00.1234Z", 123_400_000),
      ("1970-01-01T00:00:00.12345Z", 123_450_000), ("1970-01-01T00:00:00.123456Z", 123_456_000),
      ("1970-01-01T00:00:00.1234567Z", 123_456_700), ("1970-01-01T00:00:00.12345678Z", 123_456_780),
      ("1970-01-01T00:00:00.123456789Z", 123_456_789),
      ("1970-01-01T00:00:00.000000001+00:00", 1),
      ("2016-12-31T23:59:60Z", 1_483_228_800_000_000_000),
      ("2000-02-29T00:00:00Z", 951_782_400_000_000_000),
      ("2024-02-29T00:00:00Z", 1_709_164_800_000_000_000),
      ("1678-01-01T00:00:00Z", -9_214_560_000_000_000_000),
      ("2261-12-31T23:59:59.999999999Z", 9_214_646_399_999_999_999),
      ("1677-12-31T23:30:00-01:00", -9_214_558_200_000_000_000),
      ("2262-01-01T00:30:00+01:00", 9_214_644_600_000_000_000),
    ] as [(String, Int64)]
  )
  func `reads RFC 3339`(text: String, nanoseconds: Int64) {
    #expect(Timestamp(text)?.nanoseconds == nanoseconds)
  }

  @Test(arguments: [
    "", "2026", "2026-11-02", "2026-11-02T08:00Z", "2026-11-02T08:00:00", "2026-11-02T08:00:00 ",
    "2026-11-02T08:00:00.Z", "2026-11-02T08:00:00.Z+", "2026-11-02T08:00:00,5Z",
    "2026-11-02T08:00:00.1234567890Z", "2026-11-02T08:00:00ZZ", "2026-11-02T08:00:00Z ",
    " 2026-11-02T08:00:00Z", "2026-11-02T08:00:00+1", "2026-11-02T08:00:00+01",
    "2026-11-02T08:00:00+0100", "2026-11-02T08:00:00+01:0", "2026-11-02T08:00:00+01:000",
    "2026-11-02T08:00:00+24:00", "2026-11-02T08:00:00+01:60", "2026-11-02T08:00:00*01:00",
    "2026-00-02T08:00:00Z", "2026-13-02T08:00:00Z", "2026-11-00T08:00:00Z", "2026-11-31T08:00:00Z",
    "2026-02-29T08:00:00Z", "1900-02-29T08:00:00Z", "2100-02-29T08:00:00Z", "2026-04-31T08:00:00Z",
    "2026-11-02T24:00:00Z", "2026-11-02T08:60:00Z", "2026-11-02T08:00:61Z", "+026-11-02T08:00:00Z",
    "2026/11/02T08:00:00Z", "2026-11-02_08:00:00Z", "2026-11-02T08.00.00Z", "2026-1-02T08:00:000Z",
    "٢٠٢٦-11-02T08:00:00Z", "2026-11-02T0８:00:00Z", "-026-11-02T08:00:00Z", "12026-11-02T08:00:00Z",
    "1677-12-31T23:59:59Z", "2262-01-01T00:00:00Z", "1678-01-01T00:00:00+00:01",
    "2261-12-31T23:59:59-00:01", "2261-12-31T23:59:60Z", "0000-01-01T00:00:00Z",
    "9999-12-31T00:00:00Z",
  ])
  func `refuses what is no time`(text: String) {
    #expect(Timestamp(text) == nil)
  }

  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"), (1, "1970-01-01T00:00:00.000000001Z"),
      (1_000, "1970-01-01T00:00:00.000001Z"), (1_000_000, "1970-01-01T00:00:00.001Z"),
      (-1, "1969-12-31T23:59:59.999999999Z"), (-1_000_000_000, "1969-12-31T23:59:59.000Z"),
      (120_000_000, "1970-01-01T00:00:00.120Z"), (123_400_000, "1970-01-01T00:00:00.123400Z"),
    ] as [(Int64, String)]
  )
  func `writes as many digits as the fraction needs`(nanoseconds: Int64, text: String) {
    #expect(Timestamp(nanoseconds: nanoseconds).description == text)
  }

  static let bounds = -9_214_560_000_000_000_000...(9_214_646_399_999_999_999 as Int64)

  static func moments(_ count: Int, seed: UInt64) -> [Timestamp] {
    var random = SeededGenerator(seed: seed)
    let edges = [bounds.lowerBound, bounds.upperBound, -1, 0, 1]
    return (edges + (0..<count).map { _ in Int64.random(in: bounds, using: &random) })
      .map(Timestamp.init(nanoseconds:))
  }

  @Test
  func `what was written is read to the same moment`() {
    for time in Self.moments(2_000, seed: 3) {
      #expect(Timestamp(time.description) == time)
      #expect(Timestamp(time.text(fractionDigits: 9)) == time)
    }
  }

  @Test
  func `shows the same date and clock as Foundation`() {
    for time in Self.moments(500, seed: 4) {
      let (quotient, remainder) = time.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
      let seconds = remainder < 0 ? quotient - 1 : quotient
      let date = Date(timeIntervalSince1970: Double(seconds))
      #expect(time.text(fractionDigits: 0) == date.formatted(.iso8601))
    }
  }

  @Test(arguments: 0...9)
  func `cuts the fraction to so many digits`(count: Int) {
    let text = Timestamp(nanoseconds: 1_123_456_789).text(fractionDigits: count)
    let fraction = count == 0 ? "" : "." + "123456789".prefix(count)
    #expect(text == "1970-01-01T00:00:01\(fraction)Z")
  }

  @Test(
    arguments: [
      (0, 1.5, 1_500_000_000), (0, -0.25, -250_000_000), (5, 0, 5),
      (0, .infinity, .max), (0, -.infinity, .min), (0, 1e300, .max), (.max, 1, .max),
      (.min, -1, .min), (.min, 1e12, .max), (.max, -1e12, .min),
      (.min, 1.5e10, 5_776_627_963_145_224_192),
      (.max, -1.5e10, -5_776_627_963_145_224_193),
      (-8_500_000_000_000_000_000, 1.58e10, 7_300_000_000_000_000_000),
    ] as [(Int64, Double, Int64)]
  )
  func `advances, and stays at the ends of its range`(from: Int64, seconds: Double, to: Int64) {
    #expect(Timestamp(nanoseconds: from).advanced(bySeconds: seconds).nanoseconds == to)
  }

  @Test(
    arguments: [
      (0, 1.5), (1_000_000, 1.234), (500_000_000, 0.001), (1_000, 0.000001),
    ] as [(Int64, Double)]
  )
  func `the seconds between two moments of today have no error of their own`(
    offset: Int64,
    seconds: Double
  ) {
    let first = Timestamp(nanoseconds: Scene.start.nanoseconds + offset)
    let last = first.advanced(bySeconds: seconds)
    #expect(last.seconds(since: first) == seconds)
    #expect(first.seconds(since: last) == -seconds)
  }

  @Test
  func `the seconds between the ends of the range are no overflow`() {
    let length = Timestamp(nanoseconds: .max).seconds(since: Timestamp(nanoseconds: .min))
    #expect(length == 18_446_744_073.709551615)
  }

  @Test
  func `earlier is less`() {
    #expect(Timestamp(nanoseconds: -1) < Timestamp(nanoseconds: 0))
    #expect(!(Timestamp(nanoseconds: 0) < Timestamp(nanoseconds: 0)))
  }
}
