import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct ImportFailsExportFineTests {
  private let rule = ImportFailsExportFine()

  private static func scene(
    _ error: JSONValue,
    exports: Bool = true,
    store: String = "private"
  ) -> Scene {
    var scene = Scene.ready()
    scene.sync(9, "import", store: "private", succeeded: false, error: error)
    if exports { scene.sync(20, "export", store: store) }
    return scene
  }

  @Test(arguments: [134_421, 134_404] as [Int64])
  func `a failed import beside a good export of the same store`(code: Int64) throws {
    let finding = try #require(try Given.finding(rule, Self.scene(cocoaError(code))))
    #expect(finding.id == "import-fails-export-fine")
    #expect(finding.evidence.count == 2)
  }

  @Test(
    arguments: [
      cloudKitError(3), cloudKitError(36), cocoaError(1_570), cocoaError(134_419),
      cloudKitError(
        2,
        ["partial": [["item": "a", "error": ["domain": "CKErrorDomain", "code": 25]]]]
      ),
    ] as [JSONValue]
  )
  func `an import's error with a cause of its own is told by that cause`(error: JSONValue) throws {
    #expect(try Given.found(rule, Self.scene(error)) == [])
  }

  @Test func `a later import that ends well cancels it`() throws {
    var scene = Self.scene(cocoaError(134_421))
    scene.sync(30, "import", store: "private")
    #expect(try Given.found(rule, scene) == [])
  }

  @Test func `without an export of that store nothing is excluded`() throws {
    #expect(try Given.found(rule, Self.scene(cocoaError(134_421), exports: false)) == [])
    #expect(try Given.found(rule, Self.scene(cocoaError(134_421), store: "shared")) == [])
  }
}
