import Codecs
import Testing

struct BooleanColumnTests {
  @Test(
    arguments: [
      ([], []),
      ([true], [1]),
      ([false, false], [0]),
      ([true, false, true], [2, 0b101]),
      ([false, false, false, false, false, false, false, false, true], [2, 0, 1]),
    ] as [([Bool], [UInt8])]
  )
  func `has one form for the same, one for others`(values: [Bool], bytes: [UInt8]) throws {
    #expect(BooleanColumn.encode(values) == bytes)
    #expect(try BooleanColumn.decode(bytes, count: values.count) == values)
  }

  @Test(arguments: 1...70)
  func `gives random values back`(count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    var builder = BooleanColumnBuilder()
    let values = (0..<count).map { _ in Bool.random(using: &generator) }
    for value in values {
      builder.append(value)
    }
    #expect(try BooleanColumn.decode(builder.finish(), count: count) == values)
  }

  @Test
  func `survives damage`() {
    for bytes in damaged(BooleanColumn.encode([true, false, false, true, true])) {
      let decoded = try? BooleanColumn.decode(bytes, count: 5)
      #expect(decoded == nil || decoded?.count == 5)
    }
    #expect(throws: CodecError.self) { try BooleanColumn.decode([2, 1], count: .max) }
    #expect(throws: CodecError.trailingBytes(count: 1)) {
      try BooleanColumn.decode([1, 1], count: 3)
    }
  }
}
