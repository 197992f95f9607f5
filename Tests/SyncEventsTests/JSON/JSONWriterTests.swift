import SyncEvents
import Testing

struct JSONWriterTests {
  @Test(
    arguments: [
      (nil, "null"), (true, "true"), (false, "false"), (-7, "-7"), (.number("1.50"), "1.50"),
      ("", #""""#), ([], "[]"), ([:], "{}"), ([1, "a", nil], #"[1,"a",null]"#),
      (["a": ["b": [[], [:]]]], #"{"a":{"b":[[],{}]}}"#),
      ("\"\\\n\r\t\u{8}\u{c}", #""\"\\\n\r\t\b\f""#),
      ("\u{0}\u{1}\u{f}\u{10}\u{1f}", #""\u0000\u0001\u000f\u0010\u001f""#),
      ("/\u{7f}é😀\u{2028}", "\"/\u{7f}é😀\u{2028}\""),
      (["\"\n": 1], #"{"\"\n":1}"#),
    ] as [(JSONValue, String)]
  )
  func `writes a value on one line`(value: JSONValue, line: String) throws {
    #expect(JSONWriter.line(value) == line)
    #expect(try JSONScanner.value(in: line) == value)
  }

  @Test
  func `puts every member on a line of its own for people`() {
    let value: JSONValue = ["a": [1, ["b": nil]], "c": [], "d": [:]]
    #expect(
      JSONWriter.indented(value) == """
        {
          "a": [
            1,
            {
              "b": null
            }
          ],
          "c": [],
          "d": {}
        }
        """
    )
  }

  @Test
  func `every character that a string can hold comes back`() throws {
    for code in [
      0...0x7ff, 0xd7f0...0xd7ff, 0xe000...0xe00f, 0xfff0...0x1000f, 0x10fff0...0x10ffff,
    ] {
      let text = String(String.UnicodeScalarView(code.compactMap(Unicode.Scalar.init)))
      #expect(try JSONScanner.value(in: JSONWriter.line(.string(text))) == .string(text))
    }
  }

  @Test
  func `collects lines and can begin anew`() {
    var writer = JSONWriter()
    writer.write(1)
    writer.endLine()
    writer.write("a")
    #expect(writer.text == "1\n\"a\"")
    writer.removeAll()
    #expect(writer.bytes.isEmpty)
  }
}
