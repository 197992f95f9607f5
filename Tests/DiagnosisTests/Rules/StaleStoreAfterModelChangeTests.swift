import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct StaleStoreAfterModelChangeTests {
  private let rule = StaleStoreAfterModelChange()

  @Test func `the mirroring's own tables can't be read`() throws {
    let error: JSONValue = ["domain": "NSCocoaErrorDomain", "code": 134_402]
    #expect(try Given.found(rule, .error(error)) == ["stale-store-after-model-change"])
    let line = "error: CoreData+CloudKit: Failed to initialize CloudKit metadata\n"
    #expect(
      try Given.found(rule, files: ["console.txt": line]) == ["stale-store-after-model-change"]
    )
  }

  @Test func `a store that does not open is another rule's, and silence nobody's`() throws {
    let error: JSONValue = ["domain": "NSCocoaErrorDomain", "code": 134_110]
    #expect(try Given.found(rule, .error(error)) == [])
    #expect(try Given.found(rule, .silent()) == [])
  }
}
