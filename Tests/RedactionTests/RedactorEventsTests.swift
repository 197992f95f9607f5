import SyncEvents
import Testing

@testable import Redaction

struct RedactorEventsTests {
  private func event(_ text: String) throws -> SyncEvent {
    var context = ReportContext()
    return try context.event(try JSONScanner.value(in: text))
  }

  @Test func `a report's opening says that its names are pseudonyms`() throws {
    let opening = try event(
      #"{"v":1,"kind":"report","ts":"2026-11-02T07:00:00Z","id":"r","redaction":"off","note":"I am a@b.de"}"#
    )
    var redactor = Redacting.redactor
    let redacted = try redactor.event(opening)
    guard case .report(let report) = redacted.payload else { return #expect(Bool(false)) }
    #expect(report.redaction == "on")
    #expect(report.note?.contains("a@b.de") == false)
    #expect(redacted.identities == opening.identities)
  }

  @Test func `identifiers alone don't make a report a redacted one`() throws {
    let opening = try event(#"{"v":1,"kind":"report","ts":"2026-11-02T07:00:00Z","id":"r"}"#)
    var redactor = Redacting.redactor(PrivateKind.identifiers)
    #expect(try redactor.event(opening) == opening)
  }

  @Test func `a chain keeps its domains, codes and depth`() throws {
    var inner = ErrorChain(domain: "CKErrorDomain", code: 12, description: "by a@b.de")
    inner.partial = [PartialError(item: "my list", error: ErrorChain(domain: "D", code: 1))]
    var chain = ErrorChain(domain: "NSCocoaErrorDomain", code: 134_406)
    chain.underlying = inner
    chain.other = ["requester": "10.1.2.3"]
    var redactor = Redacting.redactor
    let redacted = try redactor.error(chain)
    #expect(redacted.signature == chain.signature)
    #expect(redacted.underlying?.description?.contains("a@b.de") == false)
    #expect(redacted.underlying?.partial?.first?.item == redactor.recordName("my list"))
    #expect(redacted.other["requester"]?.text?.hasPrefix("ip:") == true)
  }

  @Test func `a user's id is what its record's name would be`() {
    var redactor = Redacting.redactor
    #expect(redactor.userRecordID("_a") == redactor.recordName("_a"))
    #expect(redactor.userRecordID("__defaultOwner__") == "__defaultOwner__")
  }
}
