import SyncEvents
import Testing

@testable import Redaction

struct EnvelopeLengthsTests {
  private func redact(_ text: String) -> [Substring] {
    var stream = RedactionStream(redactor: Redacting.redactor)
    let bytes = stream.redact(Array(text.utf8)) + stream.finish()
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func length(_ line: Substring) throws -> Int? {
    try JSONScanner.value(in: String(line)).object?["length"]?.integer.map(Int.init)
  }

  @Test func `an item's header tells the length that its payload has now`() throws {
    let event = #"{"event_id":"e","exception":{"values":[]},"user":{"email":"anna@example.com"}}"#
    let attachment = "one a@b.de\ntwo"
    let lines = redact(
      """
      {"event_id":"e","sent_at":"2026-11-30T08:00:01.000Z"}
      {"type":"event","length":\(event.utf8.count)}
      \(event)
      {"type":"attachment","length":\(attachment.utf8.count)}
      \(attachment)
      {"type":"session"}
      {"x":"a@b.de"}
      """
    )
    try #require(lines.count == 8)
    #expect(try length(lines[1]) == lines[2].utf8.count)
    #expect(try length(lines[3]) == lines[4].utf8.count + 1 + lines[5].utf8.count)
    #expect(!lines.joined().contains("a@b.de"))
    #expect(!lines.joined().contains("anna"))
    #expect(lines[6] == #"{"type":"session"}"#)
  }

  @Test func `an envelope that is cut loses nothing`() throws {
    let lines = redact("{\"event_id\":\"e\"}\n{\"type\":\"event\",\"length\":500}\n{\"a\":1}")
    #expect(lines.count == 3)
    #expect(lines[2] == #"{"a":1}"#)
  }

  @Test func `lines of a report that bear a type and a length are no headers`() {
    let text = """
      {"kind":"log","v":1,"message":"x"}
      {"type":"event","length":5}
      """
    #expect(redact(text).joined(separator: "\n") == text)
  }
}
