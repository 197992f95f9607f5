package import SyncEvents

/// The moments at which something happened, in order; one moment may stand several times.
package struct TimeSeries: Sendable, Hashable {
  package private(set) var times: [Timestamp]
  /// How often it happened at an unknown time.
  package var untimed: Int

  package init(_ times: [Timestamp] = [], untimed: Int = 0) {
    self.times = times.sorted()
    self.untimed = untimed
  }

  package var count: Int { times.count + untimed }

  package mutating func insert(_ time: Timestamp?) {
    guard let time else { return untimed += 1 }
    // Nearly always the newest: reports are in order.
    if let last = times.last, last > time {
      times.insert(time, at: index(of: time))
    } else {
      times.append(time)
    }
  }

  package mutating func merge(_ other: TimeSeries) {
    if let last = times.last, let first = other.times.first, first < last {
      times = (times + other.times).sorted()
    } else {
      times += other.times
    }
    untimed += other.untimed
  }

  /// The first moment at or after `start`.
  package func first(from start: Timestamp) -> Timestamp? {
    let index = index(of: start)
    return index < times.count ? times[index] : nil
  }

  /// How many moments lie in the span, its ends included.
  package func count(from start: Timestamp, through end: Timestamp) -> Int {
    guard start <= end else { return 0 }
    guard end.nanoseconds < .max else { return times.count - index(of: start) }
    return index(of: Timestamp(nanoseconds: end.nanoseconds + 1)) - index(of: start)
  }

  /// The index of the first moment at or after `start`.
  package func index(of start: Timestamp) -> Int {
    var low = 0
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
