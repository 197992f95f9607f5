import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct StoreLoadFailedTests {
  private let rule = StoreLoadFailed()

  private static func error(_ code: Int64) -> JSONValue {
    ["domain": "NSCocoaErrorDomain", "code": .integer(code), "description": "no"]
  }

  @Test(
    arguments: [
      (134_060, "store-load-failed"), (134_110, "store-load-failed"),
      (134_130, "migration-missing-source-model"), (134_504, "migration-unknown-model-version"),
    ] as [(Int64, String)]
  )
  func `the code says what kept the store from opening`(code: Int64, id: String) throws {
    let scene = Scene.silent(store: ["loaded": false, "error": Self.error(code)])
    #expect(try Set(Given.found(rule, scene)) == [id])
    #expect(try Given.found(rule, .error(Self.error(code))) == [id])
  }

  @Test func `a store that did not load is told, whatever the reason`() throws {
    #expect(try Given.found(rule, .silent(store: ["loaded": false])) == ["store-load-failed"])
  }

  @Test func `another code, or one of a sync, is no failed load`() throws {
    #expect(try Given.found(rule, .error(Self.error(134_406))) == [])
    var scene = Scene.ready()
    scene.sync(9, "import", store: "private", succeeded: false, error: Self.error(134_060))
    #expect(try Given.found(rule, scene) == [])
  }

  @Test func `a setup that came later says that a store opened`() throws {
    var scene = Scene.error(Self.error(134_110))
    scene.sync(9, "setup", store: "private")
    #expect(try Given.found(rule, scene) == [])
  }
}
