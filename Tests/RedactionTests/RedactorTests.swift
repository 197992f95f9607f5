import Testing

@testable import Redaction

struct RedactorTests {
  private static let secrets = """
    anna@example.com 203.0.113.77 2001:db8::7 /Users/anna/x https://u:p@x.io/a?b=c#d
    https://www.icloud.com/share/0abc#Title recordName=my record, zoneID=Z:_\
    0123456789abcdef0123456789abcdef +4917012345678 password=hunter22 Authorization: Bearer \
    abcdef0123456789 givenName = Anna, annas-mac.local
    """

  @Test func `a redacted text stays as it is when it is redacted again`() {
    let once = Redacting.text(Self.secrets)
    #expect(once != Self.secrets)
    #expect(Redacting.text(once) == once)
  }

  @Test func `the same text becomes the same pseudonym, under the same key only`() {
    let one = Redacting.text("anna@example.com")
    #expect(Redacting.text("to anna@example.com!") == "to \(one)!")
    var other = Redactor(key: .random())
    #expect(other.text("anna@example.com") != one)
  }

  @Test func `identifiers alone are replaced where only they are to be`() {
    var redactor = Redacting.redactor(PrivateKind.identifiers)
    let user = "_0123456789abcdef0123456789abcdef"
    let text = redactor.text("anna@example.com recordName=A1, zoneID=Z https://x.io/?u=\(user)")
    #expect(text.contains("anna@example.com"))
    #expect(!text.contains("A1"))
    #expect(!text.contains(user))
  }

  @Test func `a text without private parts is the same text`() {
    let text = "CoreData: error: CoreData+CloudKit: -[X y:](12): <X: 0x1> 15:43:09.855209-0400 é"
    #expect(Redacting.text(text) == text)
    #expect(Redacting.text("") == "")
  }

  /// What each pattern would look far ahead or back for, over and over.
  @Test(
    arguments: [
      "@", "a@", ".", "1.", ":", "1:", "::", "/", "://", "a://", "/Users/", "_", "CD_", "-", "+1",
      "?", "https://a?", "recordName=", ":(", "a:(b:c", "eyJ", "bearer ", "=", "icloud.com/share/",
      "a", "\\", "%40", "recordName=\"", ", zone", " ",
    ])
  func `a hostile text takes time in proportion to its length`(part: String) {
    let text = String(repeating: part, count: 4_000 / part.utf8.count)
    let clock = ContinuousClock()
    let once = clock.measure { _ = Redacting.text(text) }
    let fourfold = clock.measure { _ = Redacting.text(text + text + text + text) }
    // A square would be sixteenfold; the machine is shared, so that only much more tells.
    #expect(fourfold < once * 12 + .milliseconds(200))
  }

  @Test func `bytes that are no text pass as they are`() throws {
    var redactor = Redacting.redactor
    let bytes: [UInt8] = [0xff, 0xfe, 0x40, 0x80, 0x00] + Array("a@b.de ".utf8) + [0xc3]
    let found = redactor.bytes(bytes)
    let redacted = try #require(found)
    #expect(redacted.starts(with: [0xff, 0xfe, 0x40, 0x80, 0x00]))
    #expect(redacted.last == 0xc3)
  }
}
