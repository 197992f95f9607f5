import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct UndecidedPartialFailureTests {
  private let rule = UndecidedPartialFailure()
  private static let bare = "partial-failure-without-items"
  private static let redacted = "partial-failure-redacted"

  @Test(
    arguments: [
      cloudKitError(2), cloudKitError(2, ["partial": []]),
      cloudKitError(2, ["underlying": ["domain": "CKInternalErrorDomain", "code": 1_011]]),
      cocoaError(134_406, ["underlying": cloudKitError(2)]), partialError("a", cloudKitError(22)),
    ] as [JSONValue]
  )
  func `a batch without the item that tells decides nothing more`(error: JSONValue) throws {
    let finding = try #require(try Given.finding(rule, .error(error)))
    #expect(finding.id == Self.bare)
    #expect(finding.severity == .warning)
    #expect(!finding.captureNext.isEmpty)
  }

  @Test(arguments: ["<private>", "[Filtered]", "<redacted>", "<mask.hash: 'x'>"])
  func `items that a log hides are told as hidden`(mark: String) throws {
    let error = cloudKitError(2, ["userInfo": ["CKPartialErrors": .string(mark)]])
    #expect(try Given.found(rule, .error(error)) == [Self.redacted])
  }

  @Test func `the text of a unified log is read so`() throws {
    let text = "Error Domain=CKErrorDomain Code=2 UserInfo={CKPartialErrors=<private>}\n"
    let timeline = try Given.timeline([], files: ["error.txt": text])
    #expect(rule.outcome(in: timeline).findings.map(\.id) == [Self.redacted])
  }

  @Test(
    arguments: [
      partialError("a", cloudKitError(25)), partialError("a", cloudKitError(12)),
      cloudKitError(2, ["underlying": ["domain": "NSURLErrorDomain", "code": -1_009]]),
      cloudKitError(22), cloudKitError(3),
    ] as [JSONValue]
  )
  func `a tree in which any link tells is decided elsewhere`(error: JSONValue) throws {
    #expect(try Given.found(rule, .error(error)) == [])
  }

  @Test func `another error of CloudKit's in the launch tells more`() throws {
    var scene = Scene.error(cloudKitError(2))
    scene.add(4, "error", ["context": "share", "error": cloudKitError(15)])
    #expect(try Given.found(rule, scene) == [])
    var terms = Scene.error(cloudKitError(2))
    terms.log(4, "the account needs to verify new terms or is in suspended mode")
    #expect(try Given.found(rule, terms) == [])
  }

  @Test func `a later sync of the same kind cancels it`() throws {
    var scene = Scene.ready()
    scene.sync(9, "export", store: "private", succeeded: false, error: cloudKitError(2))
    #expect(try Given.found(rule, scene) == [Self.bare])
    scene.sync(30, "export", store: "private")
    #expect(try Given.found(rule, scene) == [])
  }
}
