import SyncEvents
import Testing

/// Strings are looked through eight bytes at a step; every byte must be found at each place.
struct JSONScannerStringTests {
  static func scanned(_ inside: [UInt8]) -> JSONValue? {
    let bytes = [UInt8(ascii: "\"")] + inside + [UInt8(ascii: "\"")]
    // try? since refusal is one of the answers asked for.
    return try? JSONScanner.value(in: bytes.span)
  }

  /// Plain text before and after, of ASCII or of the highest bytes, which must not be mistaken.
  static let fillings = ["x", "é", "\u{7f}", " ", "#", "[", "!"]

  @Test(arguments: 0...17, fillings)
  func `finds the end of a string at any offset`(count: Int, filling: String) {
    let text = String(repeating: filling, count: count)
    #expect(Self.scanned(Array(text.utf8)) == .string(text))
    let bytes = Array("\"\(text)\" x".utf8)
    #expect(throws: JSONError("something after the value", at: bytes.count - 1)) {
      try JSONScanner.value(in: bytes.span)
    }
  }

  @Test(arguments: 0...17, fillings)
  func `finds an escape at any offset`(count: Int, filling: String) {
    let text = String(repeating: filling, count: count)
    for after in [0, 1, 7, 8, 9] {
      let rest = String(repeating: filling, count: after)
      #expect(Self.scanned(Array("\(text)\\\"\(rest)".utf8)) == .string("\(text)\"\(rest)"))
      #expect(Self.scanned(Array("\(text)\\\\\(rest)".utf8)) == .string("\(text)\\\(rest)"))
      #expect(Self.scanned(Array("\(text)\\u00e9\(rest)".utf8)) == .string("\(text)é\(rest)"))
    }
  }

  @Test(arguments: 0...17, fillings)
  func `finds a control byte at any offset`(count: Int, filling: String) {
    let before = Array(String(repeating: filling, count: count).utf8)
    for control in UInt8(0)..<0x20 {
      let bytes = [0x22] + before + [control] + Array("abcdefgh\"".utf8)
      #expect(throws: JSONError("a control byte stands in a string", at: before.count + 1)) {
        try JSONScanner.value(in: bytes.span)
      }
    }
  }

  @Test
  func `takes every other byte of ASCII as it is`() {
    for byte in UInt8(0x20)..<0x80 where byte != 0x22 && byte != 0x5c {
      for count in [1, 8, 9] {
        let inside = [UInt8](repeating: byte, count: count)
        #expect(Self.scanned(inside) == .string(String(decoding: inside, as: UTF8.self)))
      }
    }
  }

  @Test(arguments: 0...9)
  func `sees a quote right behind bytes that look like one`(count: Int) {
    // A quote's neighbours 0x21 and 0x23, and with the high bit set, 0xa2 in "¢".
    for neighbour in ["!", "#", "¢", "Ü"] {
      let text = String(repeating: neighbour, count: count)
      #expect(Self.scanned(Array(text.utf8)) == .string(text))
    }
  }
}
