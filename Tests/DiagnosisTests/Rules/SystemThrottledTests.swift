import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct SystemThrottledTests {
  private let rule = SystemThrottled()
  private static let decision =
    "dasd: {name: ActivityRateLimitPolicy, policyWeight: 5.000, response: {Decision: Must Not Proceed}}\n"

  @Test func `the scheduler's own decision is certain, and a warning`() throws {
    let finding = try Given.finding(rule, files: ["console.txt": Self.decision])
    #expect(finding?.id == "system-throttled")
    #expect(finding?.severity == .warning)
  }

  @Test func `Core Data's code says the same`() throws {
    let error: JSONValue = ["domain": "NSCocoaErrorDomain", "code": 134_419]
    #expect(try Given.found(rule, .error(error)) == ["system-throttled"])
  }

  @Test func `chatter of the scheduler is none`() throws {
    let error: JSONValue = ["domain": "BGSystemTaskSchedulerErrorDomain", "code": 3]
    #expect(try Given.found(rule, .error(error)) == [])
    let proceed = Self.decision.replacing("Must Not Proceed", with: "Can Proceed")
    #expect(try Given.found(rule, files: ["console.txt": proceed]) == [])
  }

  @Test func `an export that ends well later says that it has passed`() throws {
    var scene = Scene.error(["domain": "NSCocoaErrorDomain", "code": 134_419])
    scene.sync(60, "export", store: "private")
    #expect(try Given.found(rule, scene) == [])
  }
}
