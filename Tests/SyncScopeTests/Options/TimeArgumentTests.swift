import SyncEvents
import Testing

@testable import syncscope

struct TimeArgumentTests {
  /// A Monday, half past two in the afternoon.
  private static let now = "2026-11-30T14:30:15.500Z"

  @Test(
    arguments: [
      ("2026-11-02T08:00:00Z", "2026-11-02T08:00:00.000Z"),
      ("2026-11-02T08:00:00.123456789Z", "2026-11-02T08:00:00.123456789Z"),
      ("2026-11-02T08:00:00+02:00", "2026-11-02T06:00:00.000Z"),
      ("2026-11-02T08:00Z", "2026-11-02T08:00:00.000Z"),
      ("2026-11-02T08:00-05:00", "2026-11-02T13:00:00.000Z"),
      ("2026-11-02T08:00", "2026-11-02T08:00:00.000Z"),
      ("2026-11-02 08:00", "2026-11-02T08:00:00.000Z"),
      ("2026-11-02 08:00:30", "2026-11-02T08:00:30.000Z"),
      ("2026-11-02t08:00z", "2026-11-02T08:00:00.000Z"),
      ("2026-11-02", "2026-11-02T00:00:00.000Z"), ("now", now), ("NOW", now),
      ("today", "2026-11-30T00:00:00.000Z"), ("yesterday", "2026-11-29T00:00:00.000Z"),
      ("tomorrow", "2026-12-01T00:00:00.000Z"), ("@0", "1970-01-01T00:00:00.000Z"),
      ("@1793606400", "2026-11-02T08:00:00.000Z"), ("2h", "2026-11-30T12:30:15.500Z"),
      ("-2h", "2026-11-30T12:30:15.500Z"), ("+2h", "2026-11-30T16:30:15.500Z"),
      ("5h30m", "2026-11-30T09:00:15.500Z"), ("3 days ago", "2026-11-27T14:30:15.500Z"),
      ("1 week ago", "2026-11-23T14:30:15.500Z"), ("2w", "2026-11-16T14:30:15.500Z"),
      ("90s", "2026-11-30T14:28:45.500Z"), ("1.5h", "2026-11-30T13:00:15.500Z"),
      ("500ms", "2026-11-30T14:30:15.000Z"), ("1 hour 30 minutes", "2026-11-30T13:00:15.500Z"),
    ])
  func `a time is read as people type it`(text: String, expected: String) throws {
    let now = try #require(Timestamp(Self.now))
    #expect(TimeArgument.time(text, now: now)?.description == expected)
  }

  @Test(
    arguments: [
      "", " ", "soon", "2026-13-01", "2026-02-30", "2026-11-02T25:00", "h", "2x", "2", "ago", "-",
      "+", "@", "@x", "1e9y", "99999999y", "2h ago ago", "h2", "--2h", "yesterday 2h", "٣h",
      "2026-11-02T08:00:00+99:00", "1.2.3h",
    ])
  func `what is no time is none`(text: String) throws {
    let now = try #require(Timestamp(Self.now))
    #expect(TimeArgument.time(text, now: now) == nil)
  }

  @Test(
    arguments: [
      ("30m", 1_800), ("1h30m", 5_400), ("2 hours", 7_200), ("0s", 0), ("1d", 86_400),
      ("1 month", 2_592_000), ("1y", 31_536_000),
    ] as [(String, Double)]
  )
  func `a span has its seconds`(text: String, seconds: Double) {
    #expect(TimeArgument.seconds(text) == seconds)
  }
}
