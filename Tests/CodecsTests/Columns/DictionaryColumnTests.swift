import Codecs
import Testing

struct DictionaryColumnTests {
  static let samples: [(strings: [String], mode: UInt8)] = [
    (["zone"], 0),
    (["", "", ""], 0),
    (["a", "b", "c"], 1),
    (["", "x"], 1),
    (["export", "import", "export", "export", "import", "setup", "export"], 2),
    (Array(repeating: "import", count: 50) + Array(repeating: "export", count: 50), 2),
    // Equal as characters, not as bytes.
    (["caf\u{e9}", "cafe\u{301}", "caf\u{e9}", "cafe\u{301}", "caf\u{e9}"], 2),
    (["nul\0", "nul", "nul\0", "nul", "nul\0"], 2),
  ]

  @Test(arguments: samples)
  func `takes the shortest form and gives the strings back`(
    strings: [String],
    mode: UInt8
  ) throws {
    let bytes = DictionaryColumn.encode(strings)
    #expect(bytes.first == mode)
    let decoded = try DictionaryColumn.decode(bytes, count: strings.count)
    #expect(decoded.map { Array($0.utf8) } == strings.map { Array($0.utf8) })
  }

  @Test
  func `is no bytes for no strings`() throws {
    #expect(DictionaryColumn.encode([]) == [])
    #expect(try DictionaryColumn.decode([], count: 0) == [])
    #expect(throws: CodecError.self) { try DictionaryColumn.decode([0], count: 0) }
  }

  @Test(arguments: [1, 2, 3, 5, 17, 200, 256, 257, 1_000, 100_000])
  func `gives random strings back`(distinct: Int) throws {
    var generator = SeededGenerator(seed: UInt64(distinct))
    var builder = StringColumnBuilder()
    for count in [1, 7, 500, 4_096] {
      let strings = (0..<count).map { _ in
        let number = Int.random(in: 0..<distinct, using: &generator)
        return String(repeating: "é", count: number % 19) + "\(number)"
      }
      for string in strings {
        builder.append(string)
      }
      #expect(builder.count == count)
      let bytes = builder.finish()
      #expect(try DictionaryColumn.decode(bytes, count: count) == strings)
    }
  }

  @Test
  func `stores each distinct string once`() throws {
    let strings = (0..<1_000).map { $0 % 3 == 0 ? "CKErrorDomain" : "NSCocoaErrorDomain" }
    let bytes = DictionaryColumn.encode(strings)
    #expect(bytes.count < 200)
    let indexed = try DictionaryColumn.decodeIndexed(bytes, count: 1_000)
    #expect(indexed.values == ["CKErrorDomain", "NSCocoaErrorDomain"])
    #expect(indexed.indices[..<4] == [0, 1, 1, 0])
    #expect(indexed[999] == "CKErrorDomain")
    #expect(indexed.count == 1_000)
  }

  @Test
  func `is never longer than the strings with their lengths`() {
    var generator = SeededGenerator(seed: 5)
    let strings = (0..<1_000).map { _ in "\(UInt16.random(in: 0...1_500, using: &generator))" }
    let plain = strings.reduce(0) { $0 + 1 + $1.utf8.count }
    #expect(DictionaryColumn.encode(strings).count <= plain + 8)
  }

  @Test
  func `takes text that is no UTF-8`() throws {
    var builder = StringColumnBuilder()
    let bytes: [UInt8] = [0x61, 0xff]
    builder.append(utf8: bytes.span.bytes)
    #expect(try DictionaryColumn.decode(builder.finish(), count: 1) == ["a\u{fffd}"])
  }

  @Test(arguments: samples)
  func `survives damage`(strings: [String], mode: UInt8) {
    for bytes in damaged(DictionaryColumn.encode(strings)) {
      let decoded = try? DictionaryColumn.decode(bytes, count: strings.count)
      #expect(decoded == nil || decoded?.count == strings.count)
    }
  }

  @Test
  func `refuses an index without a string`() {
    // Two values, "a" and "b", three rows, plain indexes 0, 1, 2.
    let bytes: [UInt8] = [2, 2, 2, 0, 2, 0x61, 0x62, 0, 0, 1, 2]
    #expect(throws: CodecError.indexOutOfRange(found: 2, count: 2)) {
      try DictionaryColumn.decode(bytes, count: 3)
    }
  }

  @Test
  func `refuses runs that say nothing or too much`() {
    let values: [UInt8] = [2, 2, 2, 0, 2, 0x61, 0x62, 2]
    #expect(throws: CodecError.emptyRun) {
      try DictionaryColumn.decode(values + [0, 0], count: 3)
    }
    #expect(throws: CodecError.countTooLarge(found: 4, limit: 3)) {
      try DictionaryColumn.decode(values + [0, 4], count: 3)
    }
  }

  @Test
  func `refuses lengths beyond the bytes`() {
    #expect(throws: CodecError.invalidLengths) {
      try DictionaryColumn.decode([1, 2, 0, 4, 0x61, 0x62, 0x63], count: 2)
    }
    #expect(throws: CodecError.invalidLengths) {
      try DictionaryColumn.decode([1, 2, 0, 1, 0x61], count: 2)
    }
  }
}
