import SyncEvents
import Testing

@testable import Reports

struct TimeAxisTests {
  @Test func `lies evenly where there is no long gap`() {
    let axis = TimeAxis([0, 900, 1_800, 3_600].map(Sample.time), length: 100)
    #expect(axis.stretches.count == 1)
    #expect(axis.position(Sample.time(0)) == 0)
    #expect(axis.position(Sample.time(1_800)) == 50)
    #expect(axis.position(Sample.time(9_999)) == 100)
    #expect(axis.position(Sample.time(-5)) == 0)
  }

  @Test func `closes long gaps and keeps the order`() {
    let seconds: [Double] = [0, 60, 500_000, 500_060, 900_000]
    let axis = TimeAxis(seconds.map(Sample.time), length: 100)
    #expect(axis.stretches.count == 3)
    #expect(axis.gaps.map(\.seconds) == [499_940, 399_940])
    let positions = stride(from: -10.0, through: 900_010, by: 5_000).map {
      axis.position(Sample.time($0))
    }
    #expect(positions == positions.sorted())
    #expect(positions.allSatisfy { (0...100.001).contains($0) })
  }

  @Test(arguments: [0.5, 5, 50, 600, 3_600, 40_000, 86_400, 900_000, 90_000_000])
  func `ticks are at round times, apart and not too many`(span: Double) {
    let axis = TimeAxis([Sample.time(0.3), Sample.time(0.3 + span)], length: 760)
    let ticks = axis.ticks(spacing: 78)
    #expect((1...11).contains(ticks.count))
    #expect(ticks.first?.day != nil)
    for (left, right) in zip(ticks, ticks.dropFirst()) {
      #expect(right.position - left.position >= 78)
    }
  }

  @Test func `without moments there is nothing`() {
    let axis = TimeAxis([], length: 10)
    #expect(axis.stretches.isEmpty)
    #expect(axis.ticks(spacing: 2).isEmpty)
    #expect(axis.position(Sample.start) == 0)
  }

  @Test func `bears the ends of time`() {
    let ends = [Timestamp(nanoseconds: .min), Timestamp(nanoseconds: .max)]
    let axis = TimeAxis(ends, length: 100)
    #expect(axis.ticks(spacing: 10).allSatisfy { $0.position.isFinite })
  }
}
