import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct HistoryPurgedTooEarlyTests {
  private let rule = HistoryPurgedTooEarly()

  @Test func `the place in the history is gone`() throws {
    let error: JSONValue = ["domain": "NSCocoaErrorDomain", "code": 134_301]
    #expect(try Given.found(rule, .error(error)) == ["history-purged-too-early"])
  }

  @Test func `the server's own token is another matter`() throws {
    #expect(try Given.found(rule, .error(["domain": "CKErrorDomain", "code": 21])) == [])
  }

  @Test func `a sync that ends well later says that it has passed`() throws {
    var scene = Scene.error(["domain": "NSCocoaErrorDomain", "code": 134_301])
    scene.sync(60, "export", store: "private")
    #expect(try Given.found(rule, scene) == [])
  }
}
