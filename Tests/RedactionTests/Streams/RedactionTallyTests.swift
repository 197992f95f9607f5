import SyncEvents
import Testing

@testable import Redaction

struct RedactionTallyTests {
  private static func tally(_ texts: [String]) -> RedactionTally {
    var tally = RedactionTally()
    for (index, text) in texts.enumerated() {
      let replacement = Replacement(kind: .ipAddress, text: text, pseudonym: "ip:\(text)")
      tally.add([replacement], line: index + 1)
    }
    return tally
  }

  @Test func `all are counted, a few different ones are shown`() {
    let tally = Self.tally((1...20).map { "\($0 / 2)" })
    #expect(tally.count == 20)
    #expect(tally.kinds[.ipAddress]?.examples.count == Limits.examples)
    #expect(tally.kinds[.ipAddress]?.examples.map(\.line) == [1, 2, 4, 6, 8])
  }

  @Test func `the most frequent kind comes first`() {
    var tally = Self.tally(["1"])
    let user = Replacement(kind: .userName, text: "anna", pseudonym: "user:1")
    tally.add([user, user], line: 9)
    #expect(tally.ordered.map(\.kind) == [.userName, .ipAddress])
    #expect(tally.json.object?["replacements"] == 3)
    let first = tally.json.object?["kinds"]?.array?.first?.object
    #expect(first?["kind"] == "userName")
    #expect(first?["count"] == 2)
    #expect(first?["examples"]?.array?.first?.object?["line"] == 9)
  }
}
