import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct RecipientStoreEmptyTests {
  private let rule = RecipientStoreEmpty()

  private static func scene(
    setsUp: [String?] = ["private", "shared"],
    last: Double = 700
  ) -> Scene {
    var scene = Scenes.launch("phone", role: "recipient")
    for store in setsUp { scene.sync(1, "setup", store: store) }
    scene.share(20, "accepted")
    scene.add(last, "beat")
    return scene
  }

  @Test(arguments: [["private", "shared"], ["private"]])
  func `an accepted share of which nothing comes in ten minutes`(setsUp: [String]) throws {
    let finding = try #require(try Given.finding(rule, Self.scene(setsUp: setsUp)))
    #expect(finding.id == "recipient-store-empty")
    #expect(finding.devices == ["phone"])
  }

  @Test func `no store of the shared scope is told at once`() throws {
    var scene = Scene(device: "phone", role: "recipient")
    scene.add(0, "session", ["phase": "began", "storesLoaded": false])
    scene.add(0.2, "store", ["store": "private", "scope": "private", "cloudKitOptions": true])
    scene.share(20, "accepted")
    let finding = try #require(try Given.finding(rule, scene))
    #expect(finding.confidence > 0.8)
  }

  @Test func `an import of the shared store rules it out`() throws {
    var scene = Self.scene()
    scene.sync(30, "import", store: "shared")
    let outcome = rule.outcome(in: try Given.timeline([scene]))
    #expect(outcome.findings.isEmpty)
    #expect(outcome.ruledOut.map(\.id) == ["recipient-store-empty"])
  }

  @Test func `a short launch, or events that name no store, say nothing`() throws {
    #expect(try Given.found(rule, Self.scene(last: 300)) == [])
    #expect(try Given.found(rule, Self.scene(setsUp: [nil, nil])) == [])
  }

  @Test func `a share that was not accepted is another matter`() throws {
    var scene = Scenes.launch("phone", role: "recipient")
    scene.sync(1, "setup", store: "private")
    scene.share(20, "accepted", ["error": cloudKitError(10)])
    scene.add(900, "beat")
    #expect(try Given.found(rule, scene) == [])
  }
}
