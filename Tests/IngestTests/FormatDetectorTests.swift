import Ingest
import Testing

struct FormatDetectorTests {
  @Test(
    arguments: [
      (#"{"v":1,"kind":"a"}"#, .own), ("\n \t\n  {\"v\":1,\"kind\":\"a\"}\n", .own),
      ("{\"v\":1,\"kind\":\"a\"}\r\n{\"v\":1,\"kind\":\"a\"}\r\n", .own),
      ("{\nplain", .own), ("{\nplain\nplain", .console), ("{", .own),
      ("\u{feff}{\"v\":1,\"kind\":\"a\"}", .own),
      ("[1]", .console), ("plain", .console), ("\n\n", .console),
      ("\u{1b}[31mred\u{1b}[0m", .console),
      ("a\u{c}b", .console), ("été 中文 😀", .console), ("\u{feff}plain", .console),
      ("DEFINE SCHEMA\n\nRECORD TYPE A (\n);\n", .cloudKitSchema),
      (
        "<?xml version=\"1.0\"?>\n<model type=\"com.apple.IDECoreDataModeler.DataModel\">",
        .coreDataModel
      ),
      ("<?xml version=\"1.0\"?>\n<plist>", .console),
      ("", .unknown), ("a\u{0}b", .unknown), ("\u{1f}\u{8b}", .unknown), ("text\u{1}", .unknown),
      ("SQLite format 3\u{0}", .unknown),
    ] as [(String, InputFormat)]
  )
  func `tells a format by its content`(text: String, format: InputFormat) {
    let found = FormatDetector.format(of: Array(text.utf8))
    #expect(found.format == format)
    #expect(!found.because.isEmpty)
  }

  @Test(arguments: [
    ("", "it is empty"), ("ab\u{0}", "it is no text: byte 3 is a control character"),
    ("SQLite format 3\u{0}", "it is an SQLite database, not a report; --store takes it as a store"),
    (
      "{\"v\":1,\"kind\":\"a\"}\n{}\nx",
      "2 of its first 3 lines begin an object, some of the report format"
    ),
  ])
  func `says why`(text: String, because: String) {
    #expect(FormatDetector.format(of: Array(text.utf8)).because == because)
  }

  @Test(arguments: [[0xff, 0xfe, 0x7b, 0x00], [0xfe, 0xff, 0x00, 0x7b]] as [[UInt8]])
  func `names UTF-16 and what to do`(bytes: [UInt8]) {
    let found = FormatDetector.format(of: bytes)
    #expect(found.format == .unknown)
    #expect(found.because == "it is UTF-16; save it as UTF-8")
  }

  @Test
  func `bytes that are no UTF-8 do not make a log unreadable`() {
    #expect(FormatDetector.format(of: [0x61, 0xff, 0xe9, 0x0a]).format == .console)
  }
}
