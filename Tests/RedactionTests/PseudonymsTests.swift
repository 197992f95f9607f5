import Testing

@testable import Redaction

struct PseudonymsTests {
  private static func pseudonym(_ text: String, _ kind: PrivateKind) -> String {
    var pseudonyms = Pseudonyms(key: PseudonymKey(fileContents: Redacting.key) ?? .random())
    return pseudonyms.pseudonym(of: text.utf8, as: kind)
  }

  @Test func `a record's pseudonym is the report format's`() throws {
    // The digits are those of Python's hmac module.
    let code = HMACSHA256(key: Redacting.key).code(of: "A1".utf8)
    let digits = code.prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(Self.pseudonym("A1", .recordName) == "h:\(digits)")
    #expect(Self.pseudonym("A1", .userRecordID) == "h:\(digits)")
    #expect(digits == "3f6c70ce18d0f7b3")
  }

  @Test(arguments: PrivateKind.allCases)
  func `a pseudonym is known again, and different for another text`(kind: PrivateKind) {
    let one = Self.pseudonym("1", kind)
    #expect(Pseudonyms.isPseudonym(Array(one.utf8)[...]))
    #expect(one != Self.pseudonym("2", kind))
    #expect(one == Self.pseudonym("1", kind))
    #expect(Pseudonyms.isPseudonym(before: one.utf8.count, in: Array(one.utf8)))
  }

  @Test(arguments: ["h:0123", "x:0123456789abcdef", "0123456789abcdef", "h:0123456789abcdeg", "h"])
  func `what only looks like one is none`(text: String) {
    #expect(!Pseudonyms.isPseudonym(Array(text.utf8)[...]))
  }

  @Test func `spellings of a mailbox and of a number are one`() {
    #expect(
      Self.pseudonym("Anna@Example.com", .emailAddress)
        == Self.pseudonym("anna@example.com", .emailAddress)
    )
    #expect(
      Self.pseudonym("+49 170 1234567", .phoneNumber)
        == Self.pseudonym("+491701234567", .phoneNumber)
    )
  }

  @Test func `more names than are kept at hand have the same pseudonyms again`() {
    var pseudonyms = Pseudonyms(key: .random())
    let first = pseudonyms.pseudonym(of: "0".utf8, as: .recordName)
    for number in 1...(Limits.keptPseudonyms + 1) {
      _ = pseudonyms.pseudonym(of: "\(number)".utf8, as: .recordName)
    }
    #expect(pseudonyms.pseudonym(of: "0".utf8, as: .recordName) == first)
  }
}
