/// Numbers that were seen, as runs: a launch's events come numbered without gaps.
struct SequenceRuns: Sendable, Equatable {
  /// In order, none touching the next.
  private(set) var runs: [ClosedRange<Int64>] = []

  init(_ runs: [ClosedRange<Int64>] = []) {
    self.runs = runs
  }

  func contains(_ number: Int64) -> Bool {
    let index = firstRun(endingFrom: number)
    return index < runs.count && runs[index].contains(number)
  }

  /// Adds the number; false where it was there.
  mutating func insert(_ number: Int64) -> Bool {
    let index = firstRun(endingFrom: number)
    if index < runs.count, runs[index].contains(number) { return false }
    let touchesBefore =
      index > 0 && number > .min && runs[index - 1].upperBound == number - 1
    let touchesAfter =
      index < runs.count && number < .max && runs[index].lowerBound == number + 1
    switch (touchesBefore, touchesAfter) {
    case (true, true):
      runs[index - 1] = runs[index - 1].lowerBound...runs[index].upperBound
      runs.remove(at: index)
    case (true, false): runs[index - 1] = runs[index - 1].lowerBound...number
    case (false, true): runs[index] = number...runs[index].upperBound
    case (false, false): runs.insert(number...number, at: index)
    }
    return true
  }

  /// The index of the first run that ends at the number or later.
  private func firstRun(endingFrom number: Int64) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].upperBound < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
