import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct RecipientWritesNotRoutedTests {
  private let rule = RecipientWritesNotRouted()

  private static func scene(saves store: String?, accepted: Bool = true) -> Scene {
    var scene = Scene.ready(role: "recipient")
    if accepted { scene.share(5, "accepted") }
    scene.sync(8, "import", store: "shared")
    var save: JSONObject = ["inserted": ["CareEvent": 1]]
    save.append("store", text: store)
    scene.add(20, "save", save)
    return scene
  }

  @Test func `saves into the private store alone are a warning`() throws {
    let finding = try #require(try Given.finding(rule, Self.scene(saves: "private")))
    #expect(finding.id == "recipient-writes-not-routed")
    #expect(finding.severity == .warning)
    #expect(finding.against.count == 1)
  }

  @Test(arguments: ["WRITE operation not permitted", "CREATE operation not permitted"])
  func `a recipient's write that the server forbids is an error`(words: String) throws {
    var scene = Scene.ready(role: "recipient")
    let error = cloudKitError(10, ["serverErrorDescription": .string(words)])
    scene.sync(9, "export", store: "shared", succeeded: false, error: error)
    let finding = try #require(try Given.finding(rule, scene))
    #expect(finding.severity == .error)
    var owner = Scene.ready(role: "owner")
    owner.sync(9, "export", store: "private", succeeded: false, error: error)
    #expect(try Given.found(rule, owner) == [])
  }

  @Test func `links across zones on a recipient's device are told`() throws {
    var scene = Scene.ready(role: "recipient")
    scene.log(9, "CoreData: fault: Import is attempting to link objects across zones: x")
    #expect(try Given.found(rule, scene) == ["recipient-writes-not-routed"])
  }

  @Test func `saves into the shared store are well`() throws {
    #expect(try Given.found(rule, Self.scene(saves: "shared")) == [])
  }

  @Test func `saves that name no store, or a device that accepted no share, say nothing`() throws {
    #expect(try Given.found(rule, Self.scene(saves: nil)) == [])
    #expect(try Given.found(rule, Self.scene(saves: "private", accepted: false)) == [])
  }

  @Test(arguments: [("_0123abc", true), ("__defaultOwner__", false)])
  func `a zone of somebody else shows the recipient`(owner: String, isFound: Bool) throws {
    let refused = cloudKitError(10, ["serverErrorDescription": "WRITE operation not permitted"])
    let error = partialError("A1:(com.apple.coredata.cloudkit.share.1:\(owner))", refused)
    let ids = isFound ? ["recipient-writes-not-routed"] : []
    #expect(try Given.found(rule, .error(error)) == ids)
  }
}
