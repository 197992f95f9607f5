import Codecs
import Testing

struct FixedColumnTests {
  @Test(
    arguments: [
      ([5, 5, 5], 0),
      ([1, 2, 3], 1),
      ([1, 2, 1, 2, 1, 1, 2, 2], 2),
    ] as [([UInt128], UInt8)]
  )
  func `takes the shortest form and gives the values back`(
    values: [UInt128],
    mode: UInt8
  ) throws {
    let bytes = Bytes16Column.encode(values)
    #expect(bytes.first == mode)
    #expect(try Bytes16Column.decode(bytes, count: values.count) == values)
  }

  @Test
  func `keeps the order of a value's bytes`() {
    #expect(Bytes8Column.encode([0x0102_0304_0506_0708]) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test(arguments: [1, 3, 300, 100_000])
  func `gives random values back`(distinct: Int) throws {
    var generator = SeededGenerator(seed: UInt64(distinct))
    let pool = (0..<distinct).map { _ in UInt128.random(in: 0 ... .max, using: &generator) }
    var long = Bytes16ColumnBuilder()
    var short = Bytes8ColumnBuilder()
    for count in [1, 50, 4_096] {
      let values = (0..<count).map { _ in pool[Int.random(in: 0..<distinct, using: &generator)] }
      for value in values {
        long.append(value)
        short.append(UInt64(truncatingIfNeeded: value))
      }
      #expect(long.count == count)
      #expect(try Bytes16Column.decode(long.finish(), count: count) == values)
      let halves = values.map { UInt64(truncatingIfNeeded: $0) }
      #expect(try Bytes8Column.decode(short.finish(), count: count) == halves)
    }
  }

  @Test
  func `survives damage`() {
    for values in [[1, 1], [1, 2], [1, 2, 1, 2, 2, 2, 1, 1, 2]] as [[UInt64]] {
      for bytes in damaged(Bytes8Column.encode(values)) {
        let decoded = try? Bytes8Column.decode(bytes, count: values.count)
        #expect(decoded == nil || decoded?.count == values.count)
      }
    }
  }

  @Test
  func `makes no room that the bytes do not justify`() {
    #expect(throws: CodecError.self) { try Bytes16Column.decode([1, 0, 0], count: .max) }
    #expect(throws: CodecError.self) { try Bytes16Column.decode([2, 0xff, 0x7f], count: .max) }
  }
}
