import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct DebugBuildInProductionTests {
  private let rule = DebugBuildInProduction()
  private let id = "debug-build-in-production-environment"
  private static let error: JSONValue = [
    "domain": "CKErrorDomain", "code": 12,
    "serverErrorDescription": "Cannot create new type CD_A in production schema",
  ]

  private func launch(debugger: JSONValue) -> Scene {
    var scene = Scene(device: "phone")
    scene.add(0, "session", ["phase": "began", "debugger": debugger])
    scene.add(3, "error", ["context": "export", "error": Self.error])
    return scene
  }

  @Test func `production's schema answers a launch under a debugger`() throws {
    #expect(try Given.found(rule, launch(debugger: true)) == [id])
  }

  @Test func `or a build that says it is of development`() throws {
    #expect(try Given.found(rule, .error(Self.error, environment: "development")) == [id])
  }

  @Test(arguments: [false, nil] as [JSONValue])
  func `a tester's build in production is as it should be`(debugger: JSONValue) throws {
    #expect(try Given.found(rule, launch(debugger: debugger)) == [])
  }
}
