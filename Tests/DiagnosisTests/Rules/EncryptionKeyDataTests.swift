import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct EncryptionKeyDataTests {
  private let rule = EncryptionKeyData()
  private static let reset = cloudKitError(
    26,
    ["userInfo": ["CKErrorUserDidResetEncryptedDataKey": true]]
  )

  @Test(
    arguments: [
      reset,
      cloudKitError(26, ["description": "Zone not found; CKErrorUserDidResetEncryptedDataKey = 1"]),
      partialError("zone", reset),
    ] as [JSONValue]
  )
  func `the mark of a reset is certain, and no zone is merely missing`(error: JSONValue) throws {
    let finding = try #require(try Given.finding(rule, .error(error)))
    #expect(finding.id == "encryption-key-data-problem")
    #expect(finding.confidence >= 0.9)
    #expect(finding.title.contains("reset"))
    #expect(try Given.found(KnownErrorCodes(), .error(error)) == [])
  }

  @Test(
    arguments: [
      (cloudKitError(1, ["description": "Missing protected data keys"]), 0.9),
      (cloudKitError(15, ["serverErrorDescription": "PCS data is missing"]), 0.6),
      (
        cocoaError(134_400, ["failureReason": "Unable to initialize: encryption is not available"]),
        0.9
      ),
    ] as [(JSONValue, Double)]
  )
  func `words about keys are told, as sure as they are`(error: JSONValue, confidence: Double) throws
  {
    #expect(try Given.finding(rule, .error(error))?.confidence == confidence)
  }

  @Test(
    arguments: [
      cloudKitError(26), cloudKitError(28),
      cloudKitError(26, ["userInfo": ["CKErrorUserDidResetEncryptedDataKey": false]]),
      cloudKitError(26, ["userInfo": ["CKErrorUserDidResetEncryptedDataKey": 0]]),
      cocoaError(134_400, ["description": "(CKAccountStatusNoAccount)"]),
    ] as [JSONValue]
  )
  func `a zone that lacks, or was deleted by the user, is another matter`(error: JSONValue) throws {
    #expect(try Given.found(rule, .error(error)) == [])
  }

  @Test func `a line on a share's keys, or a sync that went well after, says nothing`() throws {
    let line =
      "Unexpected: The invitedPCS has a different number of public identities than expected"
    #expect(try Given.found(rule, .logged(line)) == [])
    var scene = Scene.ready()
    scene.sync(9, "export", store: "private", succeeded: false, error: Self.reset)
    scene.sync(20, "export", store: "private")
    #expect(try Given.found(rule, scene) == [])
  }
}
