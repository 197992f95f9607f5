import SyncEvents
import Testing

@testable import Ingest

struct ErrorLineTests {
  @Test(arguments: [
    (
      "CKErrorDomain #12 – refused",
      ErrorChain(domain: "CKErrorDomain", code: 12, description: "refused")
    ),
    (
      "CKErrorDomain #12 - refused",
      ErrorChain(domain: "CKErrorDomain", code: 12, description: "refused")
    ),
    (
      "CKErrorDomain #12 — a – b",
      ErrorChain(domain: "CKErrorDomain", code: 12, description: "a – b")
    ),
    ("NSOSStatusErrorDomain #-54", ErrorChain(domain: "NSOSStatusErrorDomain", code: -54)),
    (
      #"Error Domain=CKErrorDomain Code=9 "Not authenticated" UserInfo={x=y}"#,
      ErrorChain(domain: "CKErrorDomain", code: 9, description: "Not authenticated")
    ),
    (#"Error Domain=A.B Code=-3 "(null)""#, ErrorChain(domain: "A.B", code: -3)),
    ("Error Domain=D Code=2 UserInfo={k=<private>}", ErrorChain(domain: "D", code: 2)),
    ("Error Domain=D", ErrorChain(domain: "unknown", description: "Error Domain=D")),
    ("two words #5", ErrorChain(domain: "unknown", description: "two words #5")),
    ("D #x", ErrorChain(domain: "unknown", description: "D #x")),
    ("#5", ErrorChain(domain: "unknown", description: "#5")),
    ("", ErrorChain(domain: "unknown", description: "")),
  ])
  func `reads the short spellings, and keeps what it can't read as words`(
    text: String,
    chain: ErrorChain
  ) {
    #expect(ErrorLine.chain(text) == chain)
  }
}
