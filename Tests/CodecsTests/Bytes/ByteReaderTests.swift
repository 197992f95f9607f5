import Codecs
import Testing

struct ByteReaderTests {
  @Test
  func `reads what a writer wrote`() throws {
    var writer = ByteWriter(reserving: 64)
    writer.write(7)
    writer.writeFixed(UInt32(0x0102_0304))
    writer.writeFixed(Int16(-2))
    writer.writeString("Zürich 🏔")
    writer.writeBlob([1, 2, 3])
    writer.write([9, 9])
    writer.writeFixed(UInt128.max - 1)
    #expect(writer.bytes[1...4] == [4, 3, 2, 1])

    var reader = ByteReader(writer.bytes)
    #expect(try reader.readByte() == 7)
    #expect(try reader.readFixed(UInt32.self) == 0x0102_0304)
    #expect(try reader.readFixed(UInt16.self) == 0xfffe)
    #expect(try reader.readString() == "Zürich 🏔")
    #expect(try reader.readBlob() == [1, 2, 3])
    #expect(try reader.readBytes(2) == [9, 9])
    #expect(try reader.readFixed(UInt128.self) == .max - 1)
    try reader.requireEnd()
  }

  @Test
  func `refuses a length beyond the bytes before it allocates`() {
    var writer = ByteWriter()
    writer.writeVarint(UInt64.max)
    writer.write([1, 2])
    var reader = ByteReader(writer.bytes)
    let error = CodecError.countTooLarge(found: .max, limit: 12)
    #expect(throws: error) { try reader.readString() }
    #expect(throws: CodecError.self) { try reader.readBlob() }
    #expect(reader.offset == 0)
  }

  @Test(arguments: [-1, 3, Int.max, Int.min])
  func `refuses a wrong number of bytes`(count: Int) {
    var reader = ByteReader([1, 2])
    let error = CodecError.endOfBytes(offset: 0, wanted: count, left: 2)
    #expect(throws: error) { try reader.readBytes(count) }
    #expect(throws: error) { try reader.readSlice(count) }
    #expect(throws: error) { try reader.skip(count) }
  }

  @Test
  func `keeps a slice to its bytes`() throws {
    var reader = ByteReader([1, 2, 3, 4])
    try reader.skip(1)
    var slice = try reader.readSlice(2)
    #expect(reader.remaining == 1)
    #expect(try slice.readByte() == 2)
    #expect(try slice.readByte() == 3)
    #expect(throws: CodecError.self) { try slice.readByte() }
    #expect(throws: CodecError.trailingBytes(count: 1)) { try reader.requireEnd() }
  }

  @Test
  func `bounds a count`() throws {
    var reader = ByteReader([5, 6])
    #expect(try reader.readCount(atMost: 5) == 5)
    #expect(throws: CodecError.countTooLarge(found: 6, limit: 5)) {
      try reader.readCount(atMost: 5)
    }
    #expect(reader.remaining == 1)
  }

  @Test
  func `repairs text that is no UTF-8`() throws {
    var reader = ByteReader([2, 0x61, 0xff])
    #expect(try reader.readString() == "a\u{fffd}")
  }
}
