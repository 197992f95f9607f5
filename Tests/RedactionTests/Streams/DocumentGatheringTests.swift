import SyncEvents
import Testing

@testable import Redaction

struct DocumentGatheringTests {
  private func redact(_ text: String, by size: Int = 7) -> String {
    var stream = RedactionStream(redactor: Redacting.redactor)
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      result += stream.redact(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    return String(decoding: result + stream.finish(), as: UTF8.self)
  }

  @Test func `a document of many lines is redacted by what its members mean`() throws {
    let text = "{\n  \"event_id\": \"e\",\n  \"user\": {\n    \"id\": \"u-77\"\n  }\n}\n"
    let redacted = redact(text)
    #expect(!redacted.contains("u-77"))
    let user = try JSONScanner.value(in: redacted).object?["user"]?.object
    #expect(user?["id"]?.text?.hasPrefix("h:") == true)
  }

  @Test(arguments: ["[{\"user\":{\"id\":\"u-77\"}}]", "[\n{\"user\":{\"id\":\"u-77\"}}\n]\n"])
  func `an array is, too, on one line or on more`(text: String) {
    #expect(!redact(text).contains("u-77"))
  }

  @Test(
    arguments: [
      "{\n \"a\": 1.50 }\n", "[1,\n2]", "[12:34:56] x\n", "{\n never closed", "\n\n{\n", "[App] x",
      "{", "[", "[\n[App] x",
    ])
  func `what has nothing private stays byte for byte, be it a document or not`(text: String) {
    #expect(redact(text) == text)
    #expect(redact(text, by: 1) == text)
  }

  @Test func `text that only begins like a document is redacted as text`() {
    let redacted = redact("{\n by a@b.de\n[App] recordName=A1>\n")
    #expect(redacted.hasPrefix("{\n by email:"))
    #expect(!redacted.contains("A1"))
  }

  @Test func `a document that is too large is handed over to be read by lines, whole`() {
    var gathering = DocumentGathering(limit: 10)
    let pieces = ["[\n12", "34, 5", "678", "9]\n"].map { Array($0.utf8) }
    var taken = pieces.compactMap { gathering.take($0) }
    let (rest, value) = gathering.finish()
    taken.append(rest)
    #expect(taken.joined().elementsEqual(pieces.joined()))
    #expect(taken.count > 1)
    #expect(value == nil)
  }
}
