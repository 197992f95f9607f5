import TestSupport
import Testing

@testable import EventStore

struct SequenceRunsTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `runs hold what a set would`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var runs = SequenceRuns()
    var model: Set<Int64> = []
    for _ in 0..<400 {
      let number = Int64(generator.below(300)) - 150
      #expect(runs.contains(number) == model.contains(number))
      let isNew = runs.insert(number)
      #expect(isNew == model.insert(number).inserted)
    }
    #expect(runs.runs.flatMap { Array($0) } == model.sorted())
    // None touches the next.
    for (left, right) in zip(runs.runs, runs.runs.dropFirst()) {
      #expect(left.upperBound + 1 < right.lowerBound)
    }
  }

  @Test func `numbers in order make one run`() {
    var runs = SequenceRuns()
    for number in 0..<1_000 as Range<Int64> {
      let isNew = runs.insert(number)
      #expect(isNew)
    }
    #expect(runs.runs == [0...999])
  }

  @Test func `the ends of the range are numbers like others`() {
    var runs = SequenceRuns()
    for (number, expected) in [
      (Int64.max, true), (.min, true), (.max - 1, true), (.min + 1, true), (.max, false),
      (.min, false),
    ] {
      let isNew = runs.insert(number)
      #expect(isNew == expected)
      #expect(runs.contains(number))
    }
    #expect(runs.runs == [.min ... .min + 1, .max - 1 ... .max])
  }
}
