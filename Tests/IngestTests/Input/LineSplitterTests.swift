import Testing

@testable import Ingest

struct LineSplitterTests {
  static func lines(_ text: String, piece: Int) -> [String] {
    let bytes = Array(text.utf8)
    var splitter = LineSplitter()
    var lines: [String] = []
    func take(_ line: Span<UInt8>?, _ number: Int) {
      if let line {
        lines.append(String(decoding: line.indices.map { line[$0] }, as: UTF8.self))
      } else {
        lines.append("too long")
      }
      #expect(number == lines.count)
    }
    for start in stride(from: 0, to: bytes.count, by: piece) {
      splitter.split(Array(bytes[start..<min(start + piece, bytes.count)]), take)
    }
    splitter.finish(take)
    #expect(splitter.number == lines.count)
    return lines
  }

  @Test(
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
      ("a\r\nb\r\n", ["a", "b"]), ("a\rb\n", ["a\rb"]), ("\r\n\r\n", ["", ""]), ("a\r", ["a"]),
      ("\n\na\n\n", ["", "", "a", ""]), ("a\r\r\n", ["a\r"]), ("été\n中文\n", ["été", "中文"]),
      ("long line of words\nnext", ["long line of words", "next"]),
    ] as [(String, [String])],
    [1, 2, 3, 7, 100]
  )
  func `cuts lines whatever the pieces`(example: (String, [String]), piece: Int) {
    #expect(Self.lines(example.0, piece: piece) == example.1)
  }

  @Test
  func `an empty piece changes nothing`() {
    var splitter = LineSplitter()
    var count = 0
    splitter.split([]) { _, _ in count += 1 }
    splitter.finish { _, _ in count += 1 }
    #expect(count == 0)
  }
}
