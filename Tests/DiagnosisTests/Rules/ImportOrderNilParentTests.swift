import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct ImportOrderNilParentTests {
  private let rule = ImportOrderNilParent()

  private static func scene(_ code: Int64) -> Scene {
    var scene = Scene.ready()
    let error = cocoaError(134_404, ["detailed": [cocoaError(code)]])
    scene.sync(9, "import", store: "private", succeeded: false, error: error)
    return scene
  }

  @Test(arguments: [134_412, 134_413] as [Int64])
  func `a link whose other end is missing is a warning until an import ends well`(
    code: Int64
  ) throws {
    var scene = Self.scene(code)
    #expect(try Given.found(rule, scene) == ["import-order-nil-parent"])
    #expect(try Given.finding(rule, scene)?.severity == .warning)
    scene.sync(30, "import", store: "private")
    #expect(try Given.finding(rule, scene)?.severity == .info)
  }

  @Test(arguments: [134_411, 134_421, 1_570] as [Int64])
  func `other faults of an import are not it`(code: Int64) throws {
    #expect(try Given.found(rule, Self.scene(code)) == [])
  }

  @Test func `an import without an error says nothing`() throws {
    #expect(try Given.found(rule, Scenes.healthy()) == [])
  }
}
