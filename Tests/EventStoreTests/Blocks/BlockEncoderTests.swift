import SyncEvents
import TestSupport
import Testing

@testable import EventStore

struct BlockEncoderTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `random bodies come back byte for byte`(seed: UInt64) throws {
    var random = RandomJSON(seed: seed)
    let bodies = random.bodies(50)
    let back = try BlockRoundTrip.decode(BlockRoundTrip.encode(bodies))
    #expect(BlockRoundTrip.lines(back) == BlockRoundTrip.lines(bodies))
    #expect(back == bodies)
  }

  @Test(arguments: RandomJSON.texts)
  func `a text comes back byte for byte`(text: String) throws {
    let body: JSONObject = ["text": .string(text), "list": [.string(text), .string(text)]]
    let back = try BlockRoundTrip.decode(BlockRoundTrip.encode([body, body]))
    #expect(BlockRoundTrip.lines(back) == BlockRoundTrip.lines([body, body]))
  }

  @Test(arguments: RandomJSON.numbers)
  func `a number keeps its digits`(number: String) throws {
    let back = try BlockRoundTrip.decode(BlockRoundTrip.encode([["n": .number(number)]]))
    #expect(back == [["n": .number(number)]])
  }

  @Test func `two spellings of one name are two names`() throws {
    let names = ["nai\u{308}ve", "naïve", "K", "\u{212A}", "\u{212B}", "A\u{30A}", "Å"]
    let bodies = (names + names.reversed()).map { JSONObject([JSONMember(name: $0, value: 1)]) }
    let back = try BlockRoundTrip.decode(BlockRoundTrip.encode(bodies))
    #expect(BlockRoundTrip.lines(back) == BlockRoundTrip.lines(bodies))
  }

  @Test func `a name that stands twice is kept twice, in order`() throws {
    let body = JSONObject([
      JSONMember(name: "a", value: 1), JSONMember(name: "b", value: 2),
      JSONMember(name: "a", value: "one"), JSONMember(name: "a", value: 3),
    ])
    #expect(try BlockRoundTrip.decode(BlockRoundTrip.encode([body])) == [body])
  }

  @Test func `empty objects and arrays stay what they are`() throws {
    let bodies: [JSONObject] = [
      [:], ["a": [:], "b": [], "c": [[:], [], nil]], ["a": [["b": [[]]], ["b": [[:]]]]],
    ]
    #expect(try BlockRoundTrip.decode(BlockRoundTrip.encode(bodies)) == bodies)
  }

  @Test func `no bodies make an empty block`() throws {
    #expect(try BlockRoundTrip.decode(BlockRoundTrip.encode([])).isEmpty)
  }

  @Test func `a chain of 1,024 levels comes back whole`() throws {
    var value: JSONValue = ["domain": "D", "code": 1]
    for level in 0..<1_022 {
      value = level.isMultiple(of: 2) ? ["underlying": value] : .array([value])
    }
    let body: JSONObject = ["error": value]
    let back = try BlockRoundTrip.decode(BlockRoundTrip.encode([body]))
    #expect(BlockRoundTrip.lines(back) == BlockRoundTrip.lines([body]))
  }

  @Test func `10,000 partial items come back in order`() throws {
    let items = (0..<10_000).map { number -> JSONValue in
      [
        "item": .string("recordName=R\(number)"),
        "error": ["domain": "CKErrorDomain", "code": .integer(number == 7 ? 12 : 22)],
      ]
    }
    let body: JSONObject = ["error": ["domain": "CKErrorDomain", "partial": .array(items)]]
    let back = try BlockRoundTrip.decode(BlockRoundTrip.encode([body]))
    #expect(back == [body])
  }

  @Test func `events alike cost little`() {
    let bodies = (0..<1_000).map { number -> JSONObject in
      [
        "kind": "beat", "ts": .string(Scene.time(Double(number)).description),
        "session": "6BA7B810-9DAD-11D1-80B4-00C04FD430C8", "seq": .integer(Int64(number)),
      ]
    }
    #expect(BlockRoundTrip.encode(bodies).count < 8 * bodies.count)
  }
}
