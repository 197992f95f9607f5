import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct StoreWithoutCloudKitOptionsTests {
  private let rule = StoreWithoutCloudKitOptions()

  @Test func `a store that should sync and has no options is told`() throws {
    let scene = Scene.silent(store: ["cloudKitOptions": false])
    let finding = try #require(try Given.finding(rule, scene))
    #expect(finding.id == "store-without-cloudkit-options")
    #expect(finding.severity == .error)
    #expect(try Given.result(scene).findings.first?.id == finding.id)
  }

  @Test func `a local store beside one that set up is no fault`() throws {
    var scene = Scene.ready()
    scene.add(0.3, "store", ["store": "Local", "cloudKitOptions": false])
    #expect(try Given.found(rule, scene) == [])
  }

  @Test func `options that are there or not told say nothing`() throws {
    #expect(try Given.found(rule, .silent()) == [])
    #expect(try Given.found(rule, .silent(store: ["cloudKitOptions": "absent"])) == [])
  }

  @Test(arguments: ["noAccount", nil] as [String?])
  func `without an account that is available it is not said`(account: String?) throws {
    let scene = Scene.silent(store: ["cloudKitOptions": false], account: account)
    #expect(try Given.found(rule, scene) == [])
  }
}
