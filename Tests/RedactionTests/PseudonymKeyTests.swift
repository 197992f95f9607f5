import Testing

@testable import Redaction

struct PseudonymKeyTests {
  @Test func `the line's end of an editor is no part of the key`() {
    let key = PseudonymKey(fileContents: Array("0123456789abcdef".utf8))
    #expect(key != nil)
    #expect(PseudonymKey(fileContents: Array("0123456789abcdef\n".utf8)) == key)
    #expect(PseudonymKey(fileContents: Array("0123456789abcdef\r\n".utf8)) == key)
  }

  @Test(arguments: [0, 15, 4_097])
  func `a key that is too short or too long is none`(count: Int) {
    #expect(PseudonymKey(fileContents: Array(repeating: 0x61, count: count)) == nil)
  }

  @Test func `random keys differ`() {
    #expect(PseudonymKey.random() != PseudonymKey.random())
  }
}
