import Questions
import SyncEvents
import Testing
import TestSupport

struct TimeSeriesTests {
  static func times(_ numbers: [Int64]) -> [Timestamp] {
    numbers.map(Timestamp.init(nanoseconds:))
  }

  @Test
  func `keeps moments in order, however they come, equal ones too`() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<50 {
      let numbers = (0..<20).map { _ in Int64.random(in: 0..<15, using: &random) }
      var series = TimeSeries()
      for time in Self.times(numbers) { series.insert(time) }
      #expect(series.times == Self.times(numbers.sorted()))
      #expect(TimeSeries(Self.times(numbers)) == series)
    }
  }

  @Test
  func `counts moments of unknown time apart`() {
    var series = TimeSeries(Self.times([1]))
    series.insert(nil)
    #expect(series.times == Self.times([1]))
    #expect(series.untimed == 1)
    #expect(series.count == 2)
  }

  @Test(arguments: [([1, 3], [5, 7]), ([5], [1, 9]), ([], [2]), ([2], []), ([1, 4], [4])])
  func `merges two in order`(first: [Int64], second: [Int64]) {
    var series = TimeSeries(Self.times(first), untimed: 1)
    series.merge(TimeSeries(Self.times(second), untimed: 2))
    #expect(series == TimeSeries(Self.times(first + second), untimed: 3))
  }

  @Test(
    arguments: [(0, 2, 0), (2, 2, 0), (3, 4, 1), (4, 4, 1), (5, 8, 3), (8, 8, 3), (9, nil, 4)]
      as [(Int64, Int64?, Int)]
  )
  func `finds the first moment from another on`(start: Int64, first: Int64?, index: Int) {
    let series = TimeSeries(Self.times([2, 4, 4, 8]))
    let start = Timestamp(nanoseconds: start)
    #expect(series.first(from: start)?.nanoseconds == first)
    #expect(series.index(of: start) == index)
  }

  @Test(
    arguments: [
      (2, 8, 4), (3, 7, 2), (4, 4, 2), (5, 7, 0), (8, 2, 0), (0, .max, 4), (.min, .max, 4),
      (9, .max, 0),
    ] as [(Int64, Int64, Int)]
  )
  func `counts the moments of a span, its ends included`(from: Int64, through: Int64, count: Int) {
    let series = TimeSeries(Self.times([2, 4, 4, 8]), untimed: 5)
    let (from, through) = (Timestamp(nanoseconds: from), Timestamp(nanoseconds: through))
    #expect(series.count(from: from, through: through) == count)
  }

  @Test
  func `takes moments in reverse order`() {
    var series = TimeSeries()
    let times = (0..<6_000).map { Scene.time(Double($0)) }
    for time in times.reversed() { series.insert(time) }
    #expect(series.times == times)
  }
}
