import Foundation
import SyncEvents
import Testing

struct JSONScannerTests {
  static func value(_ text: String) throws -> JSONValue {
    try JSONScanner.value(in: text)
  }

  static func isTaken(_ bytes: [UInt8]) -> Bool {
    // try? since the question is only whether it is refused.
    (try? JSONScanner.value(in: bytes.span)) != nil
  }

  // MARK: What both take, and to the same value

  static let taken: [String] = [
    "0", "-0", "1", "-1", "10", "123456789012345678901234567890", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "0.5", "-0.0", "1.0", "1e2", "1E2", "1e+2",
    "1e-2", "1.5e10", "0e0", "0.0e-0", "true", "false", "null", "\"\"", "[]", "{}", " [ ] ",
    "\t{\r\n}\n", "[1,2,3]", "[[],[[]]]", "[1 , 2]", "{\"a\":1}", "{ \"a\" : { \"b\" : [ ] } }",
    "{\"\":0}", "\"a\"", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\u0041\"", "\"\\u0000\"",
    "\"\\u00e9\\u00E9\"", "\"\\ud83d\\ude00\"", "\"\\uD83D\\uDE00\"", "\"\\uFFFF\"", "\"\u{7f}\"",
    "\"é\"", "\"😀\"", "\"\u{2028}\u{2029}\"", "\"\u{feff}\"", "\"a\u{301}\"",
    "[\"x\",true,null,-1.5]",
    "{\"a\":1,\"b\":{\"c\":[1,{\"d\":\"e\"}]}}",
  ]

  @Test(arguments: taken)
  func `takes what Foundation takes, to the same value`(text: String) throws {
    #expect(PlainJSON(try Self.value(text)) == PlainJSON(text: Array(text.utf8)))
  }

  // MARK: What both refuse

  static let refused: [String] = [
    "", " ", "nul", "nulll", "True", "tru", "trux", "falsy", "NaN", "Infinity", "-Infinity", "-",
    "+1", "01", "-01", "00", "0x10", "1.", ".5", "-.5", "1e", "1e+", "1.e1", "1.5e", "1e1.5",
    "1 2", "1a", "--1", "1,", "[", "]", "[1", "[1,", "[,1]", "[,]", "[1,,2]", "[1 2]",
    "[1}", "{", "}", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{,}", "{\"a\"}",
    "{\"a\":}", "{\"a\",1}", "{a:1}", "{1:1}", "{'a':1}", "{\"a\":1 \"b\":2}", "{\"a\":1]",
    "{null:1}",
    "\"", "\"a", "\"\\", "\"\\\"", "\"\\x\"", "\"\\a\"", "\"\\u\"", "\"\\u12\"", "\"\\u123\"",
    "\"\\u123g\"", "\"\\U0041\"", "\"\\u 041\"", "\"\\u+041\"", "\"\\ud83d\\u0041\"", "'a'",
    "\"a\"b", "{}{}", "[][]", "true false", "\"a\nb\"", "\"a\tb\"", "\"a\rb\"", "\"\u{0}\"",
    "\"\u{1f}\"", "\u{0}", "[1]\u{0}", "\u{b}1", "\u{c}1", "\u{a0}1", "\u{2028}1",
    "\u{2060}[]", "[1]//", "/**/1", "#1", "*", "[\"a\",\n4\n,1,", "[1:2]", "{\"a\" b}", "é", "\"é",
    "[\u{e9}]",
  ]

  @Test(arguments: refused)
  func `refuses what Foundation refuses`(text: String) {
    #expect(throws: JSONError.self) { try Self.value(text) }
    #expect(PlainJSON(text: Array(text.utf8)) == nil)
  }

  static let notUTF8: [[UInt8]] = [
    [0x80], [0xbf], [0xc0, 0x80], [0xc1, 0xbf], [0xc3], [0xc3, 0x28], [0xe0, 0x80, 0x80],
    [0xe0, 0x9f, 0xbf], [0xe2, 0x82], [0xed, 0xa0, 0x80], [0xed, 0xbf, 0xbf],
    [0xf0, 0x80, 0x80, 0x80], [0xf0, 0x8f, 0xbf, 0xbf], [0xf4, 0x90, 0x80, 0x80],
    [0xf5, 0x80, 0x80, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80], [0xfe], [0xff],
  ]

  @Test(arguments: notUTF8, [[], Array("12345678".utf8), Array("\\n".utf8)] as [[UInt8]])
  func `refuses bytes that are no UTF-8, in values and in names`(bad: [UInt8], before: [UInt8]) {
    let string = [0x22] + before + bad + [0x22]
    #expect(!Self.isTaken(string))
    #expect(!Self.isTaken(Array("{".utf8) + string + Array(":1}".utf8)))
    #expect(Self.isTaken([0x22] + before + [0x22]))
  }

  // MARK: Where it differs from Foundation, and why

  static let loneSurrogates = [
    "\"\\ud83d\"", "\"\\ude00\"", "\"\\ude00\\ud83d\"", "\"\\ud83dx\"", "\"\\ud83d\\n\"",
    "\"\\ud83d\\ud83d\\ude00\"", "\"\\uDFFF\"", "\"\\uD800\"",
  ]

  @Test(arguments: loneSurrogates)
  func `refuses half of a surrogate pair, which no string can hold`(text: String) {
    #expect {
      try Self.value(text)
    } throws: { error in
      (error as? JSONError)?.reason == "half of a surrogate pair stands alone"
    }
  }

  @Test
  func `refuses a byte order mark, which the reader of a file takes away`() {
    #expect(!Self.isTaken([0xef, 0xbb, 0xbf] + Array("[]".utf8)))
  }

  @Test
  func `refuses UTF-16, which Foundation would guess`() {
    #expect(!Self.isTaken(Array("[1]".utf16).flatMap { [UInt8($0), 0] }))
  }

  @Test(arguments: ["[1,]", "{\"a\":1,}", "[[],]", "[1 , ]"])
  func `refuses a comma after the last element, which Foundation lets through`(text: String) {
    #expect(throws: JSONError.self) { try Self.value(text) }
    #expect(PlainJSON(text: Array(text.utf8)) != nil)
  }

  @Test
  func `refuses a zero byte behind a number, which Foundation lets through`() {
    #expect(!Self.isTaken(Array("1\u{0}".utf8)))
    #expect(PlainJSON(text: Array("1\u{0}".utf8)) == .number(1))
  }

  @Test(arguments: ["1e400", "-1e400", "[1e99999999999]"])
  func `keeps a number beyond any double, which Foundation refuses`(text: String) throws {
    #expect(JSONWriter.line(try Self.value(text)) == text)
    #expect(PlainJSON(text: Array(text.utf8)) == nil)
  }

  // MARK: Depth and size

  static func nested(_ depth: Int) -> [String] {
    let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let objects =
      String(repeating: "{\"a\":", count: depth - 1) + "{}"
      + String(repeating: "}", count: depth - 1)
    return [arrays, objects]
  }

  @Test
  func `takes 1,024 levels and refuses one more`() throws {
    for text in Self.nested(1_024) { #expect(throws: Never.self) { try Self.value(text) } }
    for text in Self.nested(1_025) {
      #expect {
        try Self.value(text)
      } throws: { error in
        (error as? JSONError)?.reason == "more than 1024 levels"
      }
    }
  }

  @Test
  func `goes deeper than Foundation, which stops at 512`() throws {
    let text = Self.nested(600)[0]
    #expect(PlainJSON(text: Array(text.utf8)) == nil)
    #expect(throws: Never.self) { try Self.value(text) }
  }

  @Test
  func `refuses a million brackets without running out of stack`() {
    #expect(!Self.isTaken([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)))
    #expect(!Self.isTaken(Array(String(repeating: "{\"a\":", count: 200_000).utf8)))
  }

  @Test
  func `takes the depth that is asked for`() throws {
    let bytes = Array("[[1]]".utf8)
    #expect(throws: Never.self) { try JSONScanner.value(in: bytes.span, maximumDepth: 2) }
    #expect(throws: JSONError("more than 1 levels", at: 1)) {
      try JSONScanner.value(in: bytes.span, maximumDepth: 1)
    }
  }

  // MARK: What is kept

  @Test
  func `keeps the order of members and names that stand twice`() throws {
    let object = try #require(try Self.value(#"{"b":1,"a":2,"b":3,"":4}"#).object)
    #expect(object.members.map(\.name) == ["b", "a", "b", ""])
    #expect(object["b"] == 3)
  }

  @Test(arguments: [
    ("1.10", JSONValue.number("1.10")), ("1e5", .number("1e5")), ("-0", .number("-0")),
    ("0.1000000000000000055511151231257827", .number("0.1000000000000000055511151231257827")),
    ("123456789012345678901234567890", .number("123456789012345678901234567890")),
    ("9223372036854775807", .integer(.max)),
    ("9223372036854775808", .number("9223372036854775808")),
    ("-9223372036854775808", .integer(.min)),
    ("-9223372036854775809", .number("-9223372036854775809")),
    ("-1", .integer(-1)), ("0", .integer(0)),
    ("10000000000000000000", .number("10000000000000000000")),
  ])
  func `keeps the digits of a number`(text: String, value: JSONValue) throws {
    #expect(try Self.value(text) == value)
    #expect(JSONWriter.line(value) == text)
  }

  @Test(arguments: [
    ("{\"a\" 1}", "':' is missing after a member's name", 5),
    ("[1 2]", "',' or ']' is missing", 3),
    ("{\"a\":1 2}", "',' or '}' is missing", 7),
    ("[01]", "a number begins with 0", 1),
    ("[1.]", "a digit is missing", 3),
    ("nope", "'null' is misspelt", 0),
    ("[1] x", "something after the value", 4),
    ("{x", "a member's name is missing", 1),
    ("  ", "the text ends", 2),
    ("[\"ab", "a string has no end", 1),
    ("\"a\tb\"", "a control byte stands in a string", 2),
    ("\"ab\\q\"", "an unknown escape", 3),
    ("\"\\u12x4\"", "not a hexadecimal digit", 5),
    ("?", "no value begins", 0),
  ])
  func `says what is wrong and at which byte`(text: String, reason: String, offset: Int) {
    #expect(throws: JSONError(reason, at: offset)) { try Self.value(text) }
  }

  @Test
  func `names the byte that is no UTF-8, counted from one`() {
    let bytes: [UInt8] = Array("[\"ab".utf8) + [0xff] + Array("\"]".utf8)
    #expect {
      try JSONScanner.value(in: bytes.span)
    } throws: { error in
      "\(error)" == "not JSON: not UTF-8 at byte 5"
    }
  }
}
