import SyncEvents
import Testing

@testable import Diagnosis

struct SyncDomainTests {
  @Test(
    arguments: [
      (ErrorChain(domain: "CKErrorDomain", code: 2), true),
      (ErrorChain(domain: "CKInternalErrorDomain", code: 1_011), true),
      (ErrorChain(domain: "NSCocoaErrorDomain", code: 134_406), true),
      (ErrorChain(domain: "NSCocoaErrorDomain", code: 4_097), false),
      (ErrorChain(domain: "NSURLErrorDomain", code: -1_009), false),
      (ErrorChain(domain: "NSCocoaErrorDomain"), false),
    ])
  func `errors of sync are told from others`(error: ErrorChain, concerns: Bool) {
    #expect(SyncDomain.concerns(error) == concerns)
    var wrapper = ErrorChain(domain: "App", code: 1)
    wrapper.underlying = error
    #expect(SyncDomain.concerns(wrapper) == concerns)
  }
}
