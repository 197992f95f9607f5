import Codecs
import Testing

struct ChecksumTests {
  @Test
  func `has the value that the standard gives for its check string`() {
    #expect(Checksum.crc32(Array("123456789".utf8)) == 0xcbf4_3926)
  }

  @Test
  func `is zero for no bytes`() {
    #expect(Checksum.crc32([]) == 0)
  }

  @Test
  func `goes on where it stopped`() {
    let first = Checksum.crc32(Array("12345".utf8))
    #expect(Checksum.crc32(Array("6789".utf8), continuing: first) == 0xcbf4_3926)
    #expect(Checksum.crc32([], continuing: first) == first)
  }
}
