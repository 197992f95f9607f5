import Testing

@testable import Redaction

struct PrivateColumnsTests {
  private func redact(_ text: String) -> [[String]] {
    var stream = RedactionStream(redactor: Redacting.redactor)
    let bytes = stream.redact(Array(text.utf8)) + stream.finish()
    let divider = text.contains("\t") ? UInt8(ascii: "\t") : UInt8(ascii: ",")
    // Bytes, since a Swift string takes a return and a line feed for one character.
    return bytes.split(separator: 0x0a).map { line in
      line.split(separator: divider, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test(arguments: [",", "\t"])
  func `the cells of a private column are replaced, whatever they look like`(divider: String) throws
  {
    let rows = [
      ["time", "User ID", "operationType", "recordName"],
      ["2026-11-30T08:00:00Z", "u77", "RecordSave", "my record"],
      ["2026-11-30T08:00:01Z", "\"u77\"", "RecordSave", ""],
    ]
    let redacted = redact(rows.map { $0.joined(separator: divider) + "\r\n" }.joined())
    try #require(redacted.count == 3)
    #expect(redacted[0] == rows[0].dropLast() + ["recordName\r"])
    #expect(redacted[1][1].hasPrefix("h:"))
    #expect(redacted[1][3].hasPrefix("h:"))
    #expect(redacted[2][1] == "\"\(redacted[1][1])\"")
    #expect(redacted[2][2] == "RecordSave")
    #expect(redacted[2][3] == "\r")
  }

  @Test func `a sentence with commas is no heading`() {
    let text = "Yes, user, no: x\na,b,c"
    #expect(redact(text).map { $0.joined(separator: ",") }.joined(separator: "\n") == text)
  }

  @Test func `a comma in quotes divides nothing`() {
    let redacted = redact("zone,status,userID\n\"a,b\",ok,u7\n")
    #expect(redacted[1].count == 4)
    #expect(redacted[1][2] == "ok")
    #expect(redacted[1][3].hasPrefix("h:"))
  }
}
