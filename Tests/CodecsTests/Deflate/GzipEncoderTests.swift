import Codecs
import Testing

struct GzipEncoderTests {
  @Test
  func `makes the same of any pieces`() throws {
    let text = GzipDecoderTests.text
    let whole = try GzipDecoderTests.packed(text)
    let encoder = try GzipEncoder()
    var output: [UInt8] = []
    for start in stride(from: 0, to: text.count, by: 777) {
      try encoder.encode(Array(text[start..<min(start + 777, text.count)]), into: &output)
    }
    try encoder.finish(into: &output)
    #expect(output == whole)
  }

  @Test
  func `starts a new member after the end of one`() throws {
    let encoder = try GzipEncoder(level: 1)
    var output: [UInt8] = []
    for byte in [1, 2] as [UInt8] {
      try encoder.encode([byte], into: &output)
      try encoder.finish(into: &output)
    }
    #expect(try GzipDecoderTests.expand(output).output == [1, 2])
  }

  @Test
  func `names no time and no file`() throws {
    let packed = try GzipDecoderTests.packed([1])
    #expect(packed[..<8] == [0x1f, 0x8b, 8, 0, 0, 0, 0, 0])
  }

  @Test
  func `takes noise that does not compress`() throws {
    var generator = SeededGenerator(seed: 2)
    let noise = (0..<1_000_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(try GzipDecoderTests.expand(GzipDecoderTests.packed(noise)).output == noise)
  }
}
