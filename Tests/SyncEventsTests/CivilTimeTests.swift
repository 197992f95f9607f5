import SyncEvents
import Testing

struct CivilTimeTests {
  @Test
  func `counts the days of eight hundred years one by one`() {
    var days = CivilTime(year: 1600, month: 1, day: 1).days
    #expect(days == -135_140)
    for year in 1600..<2400 {
      for month in 1...12 {
        for day in 1...31 where CivilTime(year: year, month: month, day: day).isValid {
          #expect(CivilTime(year: year, month: month, day: day).days == days)
          days += 1
        }
      }
    }
    #expect(days == 157_054)
  }

  @Test(arguments: [
    "1678-01-01T00:00:00.000000001Z", "1969-12-31T23:59:59.500Z", "1970-01-01T00:00:00Z",
    "2000-02-29T12:34:56.789Z", "2026-03-01T00:00:00Z", "2261-12-31T23:59:59.999999999Z",
  ])
  func `a moment's fields make the moment`(text: String) throws {
    let time = try #require(Timestamp(text))
    let fields = CivilTime(time)
    #expect(fields.isValid)
    #expect(Timestamp(fields, offsetMinutes: 0) == time)
  }

  @Test
  func `a clock ahead of UTC shows an earlier moment`() {
    let noon = CivilTime(year: 2026, month: 11, day: 2, hour: 12)
    #expect(Timestamp(noon, offsetMinutes: 60) == Timestamp("2026-11-02T11:00:00Z"))
    #expect(Timestamp(noon, offsetMinutes: -90) == Timestamp("2026-11-02T13:30:00Z"))
  }

  @Test(arguments: [
    CivilTime(year: 2026, month: 2, day: 29), CivilTime(year: 2026, month: 1, day: 1, hour: -1),
    CivilTime(year: 2026, month: 1, day: 1, nanosecond: 1_000_000_000),
    CivilTime(year: 2026, month: 0, day: 1), CivilTime(year: 2026, month: 1, day: 32),
    CivilTime(year: .max, month: 1, day: 1), CivilTime(year: .min, month: 1, day: 1),
  ])
  func `fields of no day or of no year in range are no moment`(fields: CivilTime) {
    #expect(Timestamp(fields, offsetMinutes: 0) == nil)
  }
}
