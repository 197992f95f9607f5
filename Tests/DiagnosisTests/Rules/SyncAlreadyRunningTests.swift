import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct SyncAlreadyRunningTests {
  private let rule = SyncAlreadyRunning()

  private static func scene(_ count: Int, code: Int64 = 134_417) -> Scene {
    var scene = Scene(device: "phone")
    for number in 0..<count {
      scene.add(Double(number), "error", ["context": "sync", "error": cocoaError(code)])
    }
    return scene
  }

  @Test func `five refusals and no sync that ends are a loop`() throws {
    let finding = try #require(try Given.finding(rule, Self.scene(5)))
    #expect(finding.id == "sync-already-running")
    #expect(finding.severity == .warning)
    #expect(finding.confidence < 0.5)
  }

  @Test func `a few are routine`() throws {
    #expect(try Given.found(rule, Self.scene(4)) == [])
  }

  @Test func `a sync that ends well shows that the one that ran was served`() throws {
    var scene = Self.scene(9)
    scene.sync(20, "export", store: "private")
    #expect(try Given.found(rule, scene) == [])
  }

  @Test(
    arguments: [
      ["domain": "SyncKit.CloudKitSynchronizer.SyncError", "code": 0],
      ["domain": "App.SyncFault", "code": 3, "description": "A sync is already in progress."],
      ["domain": "App.SyncFault", "name": "alreadySyncing"],
    ] as [JSONValue]
  )
  func `what a library says of itself is worth knowing`(error: JSONValue) throws {
    #expect(try Given.finding(rule, .error(error))?.severity == .info)
  }

  @Test(
    arguments: [
      ["domain": "SampleSynchronizerErrorDomain", "code": 0],
      ["domain": "App.SyncError", "code": 0], ["domain": "NSCocoaErrorDomain", "code": 134_407],
    ] as [JSONValue]
  )
  func `a code of another domain, or a store that was removed, is not it`(error: JSONValue) throws {
    #expect(try Given.found(rule, .error(error)) == [])
  }
}
