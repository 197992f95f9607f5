import Codecs
import Testing

struct VarintTests {
  static let samples: [([UInt8], UInt64)] = [
    ([0x00], 0),
    ([0x7f], 127),
    ([0x80, 0x01], 128),
    ([0xac, 0x02], 300),
    ([0xff, 0x7f], 16_383),
    ([0x80, 0x80, 0x01], 16_384),
    ([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f], UInt64.max >> 1),
    ([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01], .max),
  ]

  @Test(arguments: samples)
  func `reads and writes one value`(bytes: [UInt8], value: UInt64) throws {
    var writer = ByteWriter()
    writer.writeVarint(value)
    #expect(writer.bytes == bytes)
    var reader = ByteReader(bytes)
    #expect(try reader.readVarint() == value)
    #expect(reader.isAtEnd)
  }

  @Test(
    arguments: [
      [0x80, 0x00],
      [0xff, 0x80, 0x00],
      [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x02],
      [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01],
    ] as [[UInt8]]
  )
  func `refuses one that is longer than need be or than 64 bits`(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    #expect(throws: CodecError.malformedVarint(offset: 0)) { try reader.readVarint() }
    #expect(reader.offset == 0)
  }

  @Test(arguments: [[], [0x80], [0xff, 0xff]] as [[UInt8]])
  func `refuses one that is cut`(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    let error = CodecError.endOfBytes(offset: 0, wanted: bytes.count + 1, left: bytes.count)
    #expect(throws: error) { try reader.readVarint() }
  }

  @Test(arguments: [(0, 0), (-1, 1), (1, 2), (.max, .max - 1), (.min, .max)] as [(Int64, UInt64)])
  func `puts small magnitudes first`(signed: Int64, zigzag: UInt64) throws {
    var writer = ByteWriter()
    writer.writeSigned(signed)
    var reader = ByteReader(writer.bytes)
    #expect(try reader.readVarint() == zigzag)
    reader = ByteReader(writer.bytes)
    #expect(try reader.readSigned() == signed)
  }
}
