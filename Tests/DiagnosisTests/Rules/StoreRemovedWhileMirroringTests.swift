import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct StoreRemovedWhileMirroringTests {
  private let rule = StoreRemovedWhileMirroring()
  private let id = "store-removed-while-mirroring"
  private static let line =
    "error: CoreData+CloudKit: Told to tear down with reason: Store Removed\n"

  @Test func `the mirroring was told to tear down`() throws {
    #expect(try Given.found(rule, files: ["console.txt": Self.line]) == [id])
    let error: JSONValue = ["domain": "NSCocoaErrorDomain", "code": 134_407]
    #expect(try Given.found(rule, .error(error)) == [id])
  }

  @Test func `with a second container in the process that is the cause`() throws {
    let text =
      "there is another instance of this persistent store actively syncing with CloudKit in this"
      + " process.\n" + Self.line
    #expect(try Given.found(rule, files: ["console.txt": text]) == [])
  }

  @Test func `a setup that ends well after it says that it is over`() throws {
    var scene = Scene.error(["domain": "NSCocoaErrorDomain", "code": 134_407])
    scene.sync(9, "setup", store: "private")
    #expect(try Given.found(rule, scene) == [])
  }

  @Test func `silence is no teardown`() throws {
    #expect(try Given.found(rule, .silent()) == [])
  }
}
