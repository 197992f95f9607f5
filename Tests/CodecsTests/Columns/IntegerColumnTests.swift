import Codecs
import Testing

struct IntegerColumnTests {
  static let samples: [(values: [Int64], mode: UInt8)] = [
    ([7], 0),
    ([-5, -5, -5], 0),
    ([.min, .min], 0),
    ([1, 1_000, 3, 999, 2], 1),
    ([1_000_000, 1_000_001, 1_000_003, 1_000_003], 2),
    ([5_000_000_000, 5_001_000_000, 5_003_000_000, 5_002_000_000], 3),
    // The difference is 2^63, which is its own negative.
    ([0, .min, 0, .min], 3),
    ([.max, .min, .max], 2),
  ]

  @Test(arguments: samples)
  func `takes the shortest form and gives the numbers back`(values: [Int64], mode: UInt8) throws {
    let bytes = IntegerColumn.encode(values)
    #expect(bytes.first == mode)
    #expect(try IntegerColumn.decode(bytes, count: values.count) == values)
  }

  @Test
  func `is no bytes for no numbers`() throws {
    #expect(IntegerColumn.encode([]) == [])
    #expect(try IntegerColumn.decode([], count: 0) == [])
    #expect(throws: CodecError.trailingBytes(count: 1)) { try IntegerColumn.decode([0], count: 0) }
  }

  @Test(arguments: [1, 10, 1_000, 1_000_000, Int64.max])
  func `gives random numbers back`(magnitude: Int64) throws {
    var generator = SeededGenerator(seed: UInt64(magnitude))
    for count in [1, 2, 3, 100, 4_096] {
      for factor in [1, 1_000_000] as [Int64] {
        let values = (0..<count).map { _ in
          Int64.random(in: -magnitude...magnitude, using: &generator) &* factor
        }
        let bytes = IntegerColumn.encode(values)
        #expect(try IntegerColumn.decode(bytes, count: count) == values)
      }
    }
  }

  @Test
  func `takes a few bytes for times in whole milliseconds`() {
    var generator = SeededGenerator(seed: 3)
    var time: Int64 = 1_760_000_000_000_000_000
    let times = (0..<1_000).map { _ in
      time += Int64.random(in: 0..<60, using: &generator) * 1_000_000
      return time
    }
    #expect(IntegerColumn.encode(times).count < 1_020)
  }

  @Test(arguments: samples)
  func `survives damage`(values: [Int64], mode: UInt8) {
    for bytes in damaged(IntegerColumn.encode(values)) {
      let decoded = try? IntegerColumn.decode(bytes, count: values.count)
      #expect(decoded == nil || decoded?.count == values.count)
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt8])
  func `makes no room that the bytes do not justify`(mode: UInt8) {
    #expect(throws: CodecError.self) {
      try IntegerColumn.decode([mode, 1, 1, 1], count: 1 << 60)
    }
  }

  @Test
  func `refuses an unknown form`() {
    #expect(throws: CodecError.unknownMode(4)) { try IntegerColumn.decode([4, 0], count: 1) }
  }

  @Test
  func `builds one column after another`() throws {
    var builder = IntegerColumnBuilder()
    for values in [[1, 2, 3], [4, 4]] as [[Int64]] {
      for value in values {
        builder.append(value)
      }
      #expect(builder.count == values.count)
      #expect(builder.finish() == IntegerColumn.encode(values))
    }
    #expect(builder.finish() == [])
  }
}
