import Codecs
import Testing

struct CodecErrorTests {
  @Test(
    arguments: [
      (
        .corruptGzip(offset: 1234, reason: "incorrect data check"),
        "byte 1234: incorrect data check"
      ),
      (.truncatedGzip(offset: 17), "after 17 bytes"),
      (.wrongSize(expected: 5, found: 4), "4 bytes instead of 5"),
      (.wrongSize(expected: 5, found: nil), "more than the announced 5"),
      (.unknownMode(9), "mode 9"),
      (.countTooLarge(found: .max, limit: 3), "at most 3"),
      (.endOfBytes(offset: 2, wanted: 8, left: 1), "8 wanted at byte 2, 1 left"),
    ] as [(CodecError, String)]
  )
  func `says what was found`(error: CodecError, words: String) {
    #expect(error.description.contains(words))
  }
}
