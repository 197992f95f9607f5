import Findings
import Questions
import SyncEvents
import Testing

@testable import Reports

struct ErrorTextTests {
  private let style = TextStyle(width: 80)

  private func chain(items: Int) throws -> ErrorChain {
    try ErrorChain(try #require(Sample.refusal(items: items).object))
  }

  @Test func `draws the chain as a tree and counts what failed with the batch`() throws {
    let text = ErrorTreeText.render(try chain(items: 60), style: style) {
      $0.code == 12 ? "deploy the schema" : nil
    }
    #expect(
      text == """
        NSCocoaErrorDomain 134406 – setup failed
        └─ CKErrorDomain 2 partialFailure – Failed to modify some records
           ├─ recordName=R0: CKErrorDomain 12 – Cannot create new type cloudkit.share in
           │     production schema
           │     → deploy the schema
           └─ 59 items failed only with the batch (CKErrorDomain 22)

        """
    )
  }

  @Test func `folds items beyond ten`() {
    var chain = ErrorChain(domain: "CKErrorDomain", code: 2)
    chain.partial = (0..<25).map {
      PartialError(item: "r\($0)", error: ErrorChain(domain: "CKErrorDomain", code: $0 % 2 + 14))
    }
    chain.partialOmitted = 3
    let lines = ErrorTreeText.render(chain, style: style).lines
    #expect(lines.count == 14)
    #expect(lines[11] == "├─ … 15 items more: 8 × CKErrorDomain 14, 7 × CKErrorDomain 15")
    #expect(lines[12] == "└─ 3 items left out by the source")
  }

  @Test func `a thousand levels neither overflow nor run over the edge`() {
    var chain = ErrorChain(domain: "Deepest", code: 0)
    for level in 1...1_000 {
      var outer = ErrorChain(domain: "Level", code: level)
      outer.underlying = chain
      chain = outer
    }
    let text = ErrorTreeText.render(chain, style: style)
    #expect(text.contains("[1000] Deepest 0"))
    #expect(text.lines.allSatisfy { String($0).columns <= 80 })
  }

  @Test func `groups show count, signature, words, devices, times and fingerprint`() throws {
    let errors = try Sample.failed().report(.bare(.problem)).errors
    let text = ErrorGroupsText.render(errors, style: style)
    #expect(
      text == """
        2 × NSCocoaErrorDomain 134406 > CKErrorDomain 2 > CKErrorDomain 12
            Cannot create new type cloudkit.share in production schema
            1 device: failed-phone · 2026-11-02 08:00:02 – 08:00:04 UTC ·
            \(try #require(errors.first).fingerprint)

        """
    )
    #expect(ErrorGroupsText.render([], style: style) == "No errors.\n")
  }
}
