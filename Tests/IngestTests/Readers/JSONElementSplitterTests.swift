import Testing

@testable import Ingest

struct JSONElementSplitterTests {
  static func elements(_ pieces: [[UInt8]]) -> [String] {
    var splitter = JSONElementSplitter()
    var found: [String] = []
    let take: ([UInt8]?, Int) -> Void = { bytes, line in
      found.append("\(line): " + String(decoding: bytes ?? [], as: UTF8.self))
    }
    for piece in pieces { splitter.split(piece, take) }
    splitter.finish(take)
    return found
  }

  static let text = #"""
    [{"a":"}{\"\\"},
    {"b":[{"c":1},[]]} ,
      {"d":"é\n[" }
    ] {"e":{}}
    {"cut":
    """#

  @Test
  func `hands over each object with its line`() {
    #expect(
      Self.elements([Array(Self.text.utf8)]) == [
        #"1: {"a":"}{\"\\"}"#, #"2: {"b":[{"c":1},[]]}"#, #"3: {"d":"é\n[" }"#, #"4: {"e":{}}"#,
        #"5: {"cut":"#,
      ]
    )
  }

  @Test
  func `pieces cut anywhere give the same objects`() {
    let bytes = Array(Self.text.utf8)
    let whole = Self.elements([bytes])
    #expect(Self.elements(bytes.map { [$0] }) == whole)
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let cuts = (0..<4).map { _ in Int.random(in: 0...bytes.count, using: &generator) }.sorted()
      let ends = [0] + cuts + [bytes.count]
      let pieces = zip(ends, ends.dropFirst()).map { Array(bytes[$0..<$1]) }
      #expect(Self.elements(pieces) == whole, "cut at \(cuts)")
    }
  }
}
