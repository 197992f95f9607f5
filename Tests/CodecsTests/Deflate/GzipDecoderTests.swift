import Codecs
import Testing

struct GzipDecoderTests {
  static let lines = (0..<2_000).map { "\($0) export of zone Notes failed\n" }
  static let text = Array(lines.joined().utf8)

  static func packed(_ bytes: [UInt8]) throws -> [UInt8] {
    let encoder = try GzipEncoder()
    var output: [UInt8] = []
    try encoder.encode(bytes, into: &output)
    try encoder.finish(into: &output)
    return output
  }

  /// What comes out of pieces of the input, and the error that ended it.
  static func expand(
    _ input: [UInt8],
    piece: Int = 1_000,
    chunkSize: Int = 4_096
  ) throws -> (output: [UInt8], error: CodecError?) {
    let decoder = try GzipDecoder(chunkSize: chunkSize)
    var output: [UInt8] = []
    var chunk: [UInt8] = []
    do throws(CodecError) {
      for start in stride(from: 0, to: input.count, by: piece) {
        decoder.feed(Array(input[start..<min(start + piece, input.count)]))
        while try decoder.next(into: &chunk) {
          #expect((1...chunkSize).contains(chunk.count))
          output += chunk
        }
      }
      try decoder.finish()
    } catch {
      return (output, error)
    }
    return (output, nil)
  }

  @Test(arguments: [1, 7, 1_000, 1_000_000], [1, 100, 65_536])
  func `expands pieces of any size`(piece: Int, chunkSize: Int) throws {
    let text = Array(Self.text[..<20_000])
    let result = try Self.expand(Self.packed(text), piece: piece, chunkSize: chunkSize)
    #expect(result.error == nil)
    #expect(result.output == text)
  }

  @Test(arguments: [[], [0], [0, 0, 0, 0, 0, 0, 0, 0]] as [[UInt8]], [1, 5, 1_000])
  func `takes members and the zeros behind them as one`(padding: [UInt8], piece: Int) throws {
    let members = try Self.packed([1, 2]) + padding + Self.packed([]) + Self.packed([3]) + padding
    let result = try Self.expand(members, piece: piece)
    #expect(result.error == nil)
    #expect(result.output == [1, 2, 3])
  }

  @Test
  func `finds the input cut at any length and gives what came before`() throws {
    let text = Array(Self.text[..<300])
    let packed = try Self.packed(text)
    for length in packed.indices {
      let result = try Self.expand(Array(packed[..<length]))
      #expect(result.error == .truncatedGzip(offset: length))
      #expect(text.starts(with: result.output))
    }
  }

  @Test
  func `gives all before the damage, then names the byte`() throws {
    var packed = try Self.packed(Self.text)
    // The checksum in the trailer: all of the text is out before it is read.
    packed[packed.count - 8] ^= 1
    let result = try Self.expand(packed)
    #expect(result.output == Self.text)
    guard case .corruptGzip(let offset, let reason) = result.error else {
      Issue.record("found \(String(describing: result.error))")
      return
    }
    #expect(abs(offset - packed.count) <= 8)
    #expect(reason == "incorrect data check")
  }

  @Test
  func `throws the same again`() throws {
    let decoder = try GzipDecoder()
    var output: [UInt8] = []
    decoder.feed(Array("no gzip".utf8))
    for _ in 0..<2 {
      #expect(throws: CodecError.corruptGzip(offset: 2, reason: "incorrect header check")) {
        try decoder.next(into: &output)
      }
    }
    #expect(throws: CodecError.self) { try decoder.finish() }
  }

  @Test
  func `refuses other bytes behind a member`() throws {
    let result = try Self.expand(Self.packed([1, 2, 3]) + Array("garbage".utf8))
    #expect(result.output == [1, 2, 3])
    #expect(result.error != nil)
  }

  @Test
  func `refuses no bytes at all`() throws {
    #expect(try Self.expand([]).error == .truncatedGzip(offset: 0))
  }

  @Test
  func `stays within its chunk on a bomb`() throws {
    let bomb = try Self.packed(Array(repeating: 0, count: 50_000_000))
    #expect(bomb.count < 60_000)
    let decoder = try GzipDecoder(chunkSize: 1_024)
    decoder.feed(bomb)
    var chunk: [UInt8] = []
    var size = 0
    while try decoder.next(into: &chunk) {
      size += chunk.count
      #expect(chunk.count <= 1_024)
      #expect(chunk.capacity <= 4_096)
      if size > 1_000_000 {
        break
      }
    }
    #expect(decoder.offset < 10_000)
  }

  @Test
  func `keeps what was not drained before the next feed`() throws {
    let packed = try Self.packed(Self.text)
    let decoder = try GzipDecoder(chunkSize: 100)
    var chunk: [UInt8] = []
    var output: [UInt8] = []
    decoder.feed(Array(packed[..<500]))
    _ = try decoder.next(into: &chunk)
    output += chunk
    decoder.feed(Array(packed[500...]))
    while try decoder.next(into: &chunk) {
      output += chunk
    }
    try decoder.finish()
    #expect(output == Self.text)
  }

  @Test
  func `survives damage`() throws {
    let packed = try Self.packed(Array(Self.text[..<200]))
    for bytes in damaged(packed) + damaged(packed).map({ [0x1f, 0x8b, 8, 0] + $0 }) {
      _ = try Self.expand(bytes, piece: 50, chunkSize: 64)
    }
  }

  @Test(arguments: [([0x1f, 0x8b], true), ([0x1f], false), ([], false), ([0x7b, 0x22], false)])
  func `knows gzip by its first bytes`(bytes: [UInt8], isGzip: Bool) {
    #expect(GzipDecoder.isGzip(bytes) == isGzip)
  }
}
