import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct SyncedButInterfaceStaleTests {
  private let rule = SyncedButInterfaceStale()

  private static func scene(notices: JSONValue, imports: Bool = true) -> Scene {
    var scene = Scene.silent(store: ["remoteChangeNotifications": notices], seconds: 60)
    scene.sync(1, "setup", store: "private")
    scene.sync(3, "setup", store: "shared")
    if imports { scene.sync(9, "import", store: "private") }
    return scene
  }

  @Test func `good imports into a store that posts no notices are worth knowing`() throws {
    let finding = try #require(try Given.finding(rule, Self.scene(notices: false)))
    #expect(finding.id == "synced-but-ui-stale")
    #expect(finding.severity == .info)
    #expect(try Given.result(Self.scene(notices: false)).verdict == .healthy)
  }

  @Test(arguments: [true, "absent"] as [JSONValue])
  func `a store that posts them, or doesn't tell, says nothing`(notices: JSONValue) throws {
    #expect(try Given.found(rule, Self.scene(notices: notices)) == [])
  }

  @Test func `without a good import the views have nothing to show`() throws {
    #expect(try Given.found(rule, Self.scene(notices: false, imports: false)) == [])
  }
}
