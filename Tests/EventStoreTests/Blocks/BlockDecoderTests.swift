import Codecs
import SyncEvents
import TestSupport
import Testing

@testable import EventStore

struct BlockDecoderTests {
  private static func block(seed: UInt64) -> [UInt8] {
    var random = RandomJSON(seed: seed)
    return BlockRoundTrip.encode(random.bodies(5))
  }

  @Test func `a block that is cut anywhere is refused`() {
    let whole = Self.block(seed: 1)
    for length in whole.indices {
      #expect(throws: (any Error).self) {
        try BlockRoundTrip.decode(Array(whole[..<length]))
      }
    }
  }

  @Test(arguments: 2..<5 as Range<UInt64>)
  func `flipped bytes are refused or give values, never a crash`(seed: UInt64) {
    let whole = Self.block(seed: seed)
    var generator = SeededGenerator(seed: seed)
    var refused = 0
    for position in whole.indices {
      var bytes = whole
      bytes[position] ^= UInt8(1 + generator.below(255))
      if (try? BlockRoundTrip.decode(bytes)) == nil { refused += 1 }
    }
    // Most of a block are numbers and texts, where another byte is another value.
    #expect(refused > whole.count / 10)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `random bytes are refused`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = [BlockFormat.version] + (0..<200).map { _ in UInt8(generator.below(256)) }
    #expect(throws: (any Error).self) { try BlockRoundTrip.decode(bytes) }
  }

  /// A block of events whose shape is the given tokens.
  private static func crafted(
    count: Int,
    shapeTokens: [UInt8],
    nodes: Int = 2,
    columns: [(kind: UInt8, count: Int)] = []
  ) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(BlockFormat.version)
    writer.writeVarint(nodes)
    for _ in 1..<nodes {
      writer.writeVarint(0)
      writer.write(1 as UInt8)
      writer.writeString("a")
    }
    writer.writeVarint(1)
    writer.writeBlob(shapeTokens)
    writer.writeVarint(count)
    writer.writeVarint(columns.count + 1)
    for column in [(kind: BlockFormat.shapeColumn, count: count)] + columns {
      writer.writeVarint(BlockFormat.root)
      writer.write(column.kind)
      writer.writeVarint(column.count)
      writer.writeBlob(IntegerColumn.encode([Int64](repeating: 0, count: column.count)))
    }
    return writer.bytes
  }

  @Test func `few bytes can't make more values than a block may hold`() throws {
    // An object of a thousand nulls costs two bytes a null, however often it is repeated.
    var tokens = ByteWriter()
    tokens.write(BlockFormat.objectToken)
    tokens.writeVarint(1_000)
    for _ in 0..<1_000 {
      tokens.writeVarint(1)
      tokens.write(LeafForm.null.rawValue)
    }
    let bytes = Self.crafted(count: 200, shapeTokens: tokens.bytes)
    var generous = try BlockDecoder(bytes, maximumValues: 200_200)
    for _ in 0..<200 { #expect(try generous.next().members.count == 1_000) }
    var strict = try BlockDecoder(bytes, maximumValues: 10_000)
    #expect(throws: BlockError.malformed("more than 10000 values")) {
      for _ in 0..<200 { _ = try strict.next() }
    }
  }

  @Test func `a block can't claim more values than one may hold`() {
    let bytes = Self.crafted(count: Limits.valuesPerBlock + 1, shapeTokens: [0])
    #expect(throws: (any Error).self) { try BlockDecoder(bytes) }
  }

  @Test(
    arguments: [
      ("a newer version", [2]), ("no bytes", []), ("a node that is its own parent", [1, 2, 1]),
      ("an unknown column kind", [1, 1, 0, 0, 1, 0, 99, 0, 0]),
      ("bytes after the end", [1, 1, 0, 0, 0, 7]),
    ] as [(String, [UInt8])]
  )
  func `what no encoder writes is refused`(what: String, bytes: [UInt8]) {
    #expect(throws: (any Error).self, "\(what)") { try BlockRoundTrip.decode(bytes) }
  }

  @Test func `an event that is no object is refused`() throws {
    var decoder = try BlockDecoder(Self.crafted(count: 1, shapeTokens: [LeafForm.null.rawValue]))
    #expect(throws: BlockError.malformed("an event that is no object")) { try decoder.next() }
  }

  @Test func `a shape that nests without end is refused`() throws {
    // An object whose member has the object's own node goes as deep as its tokens do.
    var tokens: [UInt8] = []
    for _ in 0..<2_000 { tokens += [BlockFormat.objectToken, 1, 1] }
    tokens.append(LeafForm.null.rawValue)
    var decoder = try BlockDecoder(Self.crafted(count: 1, shapeTokens: tokens))
    #expect(throws: BlockError.malformed("nesting")) { try decoder.next() }
  }
}
