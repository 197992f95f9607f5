import Testing

@testable import syncscope

struct ByteTextTests {
  @Test(
    arguments: [
      (0, "0 bytes"), (1_023, "1023 bytes"), (1_024, "1.0 KiB"), (1_536, "1.5 KiB"),
      (5 << 20, "5.0 MiB"), (3 << 30, "3.0 GiB"), (7 << 40, "7.0 TiB"),
    ])
  func `bytes are told for people`(bytes: Int, text: String) {
    #expect(ByteText.text(bytes) == text)
  }
}
