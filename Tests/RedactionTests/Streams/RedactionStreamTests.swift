import SyncEvents
import Testing

@testable import Redaction

struct RedactionStreamTests {
  private static func redact(_ text: String, by size: Int) -> String {
    var stream = RedactionStream(redactor: Redacting.redactor)
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      result += stream.redact(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    return String(decoding: result + stream.finish(), as: UTF8.self)
  }

  private static let text = """
    saved by anna@example.com\r
    {"kind":"log","message":"recordName=A1, zoneID=Z:O",  "n": 1.50}

    {"kind":"log",  "n": 1.50}
    \trecordName=A2>
    { not json 10.1.2.3
    """

  @Test(arguments: [1, 2, 7, 64, 4_096])
  func `the pieces in which a text comes make no difference`(size: Int) {
    #expect(Self.redact(Self.text, by: size) == Self.redact(Self.text, by: 1_000_000))
  }

  @Test func `lines stay lines, and one without private parts the same bytes`() {
    let redacted = Self.redact(Self.text, by: 100)
    #expect(redacted.utf8.count { $0 == 0x0a } == 5)
    #expect(redacted.contains("\r\n"))
    #expect(redacted.contains(#"{"kind":"log",  "n": 1.50}"#))
    #expect(redacted.contains(#""n":1.50}"#))
    for secret in ["anna", "A1", "A2", "10.1.2.3"] { #expect(!redacted.contains(secret)) }
    #expect(!redacted.hasSuffix("\n"))
    #expect(Self.redact("a\n", by: 9) == "a\n")
    #expect(Self.redact("", by: 9) == "")
  }

  @Test func `a report's line says that it is redacted`() {
    let line = #"{"v":1,"kind":"report","id":"r"}"#
    #expect(Self.redact(line, by: 99) == #"{"v":1,"kind":"report","id":"r","redaction":"on"}"#)
  }

  @Test func `what was replaced is told with its line`() throws {
    var stream = RedactionStream(redactor: Redacting.redactor(isTelling: true))
    _ = stream.redact(Array("x\na@b.de\n{\"recordName\":\"R 1\"}\n".utf8))
    _ = stream.finish()
    let email = try #require(stream.tally.kinds[.emailAddress]?.examples.first)
    #expect(email.line == 2)
    #expect(email.replacement.text == "a@b.de")
    #expect(stream.tally.kinds[.recordName]?.examples.first?.line == 3)
  }
}
