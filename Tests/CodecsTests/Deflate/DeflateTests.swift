import Codecs
import Testing

struct DeflateTests {
  static let text = Array(String(repeating: "export of zone Notes failed; ", count: 40).utf8)

  @Test(arguments: [Deflate.Format.raw, .zlib], [0, 1, 6, 9])
  func `expands to what was compressed`(format: Deflate.Format, level: Int) throws {
    var generator = SeededGenerator(seed: 8)
    let noise = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    for bytes in [[], [1], Self.text, noise] {
      let packed = try Deflate.compress(bytes, level: level, format: format)
      let expanded = try Deflate.decompress(packed, expectedSize: bytes.count, format: format)
      #expect(expanded == bytes)
    }
  }

  @Test
  func `makes one block after another with the same stream`() throws {
    let deflater = try Deflater(level: 6)
    let inflater = try Inflater()
    for bytes in [Self.text, Array(Self.text[5..<90]), [], Self.text] {
      let packed = try deflater.compress(bytes)
      #expect(try packed == Deflate.compress(bytes))
      #expect(try inflater.decompress(packed, expectedSize: bytes.count) == bytes)
    }
  }

  @Test
  func `goes on after damage`() throws {
    let inflater = try Inflater()
    let packed = try Deflate.compress(Self.text)
    #expect(throws: CodecError.self) {
      try inflater.decompress([0xff, 0xff], expectedSize: 10)
    }
    #expect(try inflater.decompress(packed, expectedSize: Self.text.count) == Self.text)
  }

  @Test
  func `refuses another size than announced`() throws {
    let packed = try Deflate.compress(Self.text)
    let size = Self.text.count
    #expect(throws: CodecError.wrongSize(expected: size - 1, found: nil)) {
      try Deflate.decompress(packed, expectedSize: size - 1)
    }
    #expect(throws: CodecError.wrongSize(expected: size + 1, found: size)) {
      try Deflate.decompress(packed, expectedSize: size + 1)
    }
    #expect(throws: CodecError.wrongSize(expected: 0, found: 1)) {
      try Deflate.decompress(Deflate.compress([1]), expectedSize: 0)
    }
  }

  @Test
  func `refuses a size that the bytes cannot come to`() {
    #expect(throws: CodecError.countTooLarge(found: 1 << 40, limit: 2_064)) {
      try Deflate.decompress([3, 0], expectedSize: 1 << 40)
    }
    #expect(throws: CodecError.self) { try Deflate.decompress([3, 0], expectedSize: -1) }
  }

  @Test
  func `refuses cut data and data with more behind`() throws {
    let packed = try Deflate.compress(Self.text)
    for length in packed.indices {
      #expect(throws: CodecError.self) {
        try Deflate.decompress(Array(packed[..<length]), expectedSize: Self.text.count)
      }
    }
    #expect(throws: CodecError.trailingBytes(count: 2)) {
      try Deflate.decompress(packed + [0, 0], expectedSize: Self.text.count)
    }
  }

  @Test
  func `survives damage`() throws {
    for bytes in damaged(try Deflate.compress(Self.text)) {
      let expanded = try? Deflate.decompress(bytes, expectedSize: Self.text.count)
      #expect(expanded == nil || expanded?.count == Self.text.count)
    }
  }

  @Test
  func `refuses a level that zlib does not know`() {
    #expect(throws: CodecError.zlibUnavailable(code: -2)) { try Deflater(level: 10) }
  }
}
