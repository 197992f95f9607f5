import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct KnownErrorCodesTests {
  private let rule = KnownErrorCodes()

  private static func ck(_ code: Int64, _ members: JSONObject = [:]) -> JSONValue {
    let error: JSONObject = ["domain": "CKErrorDomain", "code": .integer(code)]
    return .object(error.overlaid(members))
  }

  @Test(
    arguments: [
      (3, "network-unavailable"), (4, "network-failure"),
      (5, "container-missing-or-not-provisioned"), (6, "server-side-error"), (7, "rate-limited"),
      (8, "missing-icloud-entitlement"), (9, "no-icloud-account"),
      (21, "change-token-expired"), (25, "quota-exceeded"),
      (26, "zone-not-found"), (27, "limit-exceeded-request-size"), (28, "zone-purged-by-user"),
      (29, "share-participant-problem"), (30, "share-participant-problem"),
      (32, "account-restricted"), (33, "share-participant-problem"),
      (36, "account-temporarily-unavailable"), (37, "share-participant-problem"),
    ] as [(Int64, String)]
  )
  func `a code names its cause`(code: Int64, id: String) throws {
    #expect(try Given.found(rule, .error(Self.ck(code))) == [id])
  }

  @Test(arguments: [2, 10, 11, 12, 14, 15, 20, 22] as [Int64])
  func `wrappers, bystanders and codes that need more say nothing`(code: Int64) throws {
    #expect(try Given.found(rule, .error(Self.ck(code))) == [])
  }

  @Test(
    arguments: [
      (6, ["retryAfter": 30], "rate-limited"),
      (
        10, ["description": "Invalid bundle ID for container"],
        "container-not-associated-with-app-id"
      ),
      (11, ["serverErrorDescription": "Share not found"], "share-participant-problem"),
      (26, ["serverErrorDescription": "Zone was purged by user"], "zone-purged-by-user"),
      (27, ["description": "record too large"], "limit-exceeded-record"),
      (27, ["description": "too many items"], "limit-exceeded-item-count"),
    ] as [(Int64, JSONObject, String)]
  )
  func `the text tells causes of one code apart`(
    code: Int64,
    members: JSONObject,
    id: String
  ) throws {
    #expect(try Given.found(rule, .error(Self.ck(code, members))) == [id])
  }

  @Test func `the item that is no bystander is the cause, however deep`() throws {
    let items: JSONValue = [
      ["item": "a", "error": Self.ck(22)], ["item": "b", "error": Self.ck(25)],
    ]
    let error: JSONValue = [
      "domain": "NSCocoaErrorDomain", "code": 134_406, "underlying": Self.ck(2, ["partial": items]),
    ]
    let finding = try #require(try Given.finding(rule, .error(error)))
    #expect(finding.id == "quota-exceeded")
    #expect(finding.severity == .error)
  }

  @Test func `the server's words of a schema decide before any code`() throws {
    #expect(try Given.found(rule, Scenes.failed()) == [])
  }

  @Test(arguments: [
    ("CKAccountStatusNoAccount", "no-icloud-account"),
    ("CKAccountStatusRestricted", "account-restricted"),
    ("CKAccountStatusTemporarilyUnavailable", "account-temporarily-unavailable"),
  ])
  func `Core Data's refusal to set up names the account's status`(text: String, id: String) throws {
    let error: JSONValue = [
      "domain": "NSCocoaErrorDomain", "code": 134_400, "description": .string("no: (\(text))"),
    ]
    #expect(try Given.found(rule, .error(error)) == [id])
  }

  @Test(arguments: [(4, []), (9, []), (25, ["quota-exceeded"])] as [(Int64, [String])])
  func `a later success of the same type cancels what passes by itself`(
    code: Int64,
    ids: [String]
  ) throws {
    var scene = Scene.ready()
    scene.sync(9, "export", store: "private", succeeded: false, error: Self.ck(code))
    scene.sync(20, "import", store: "private")
    #expect(try Given.found(rule, scene).count == 1)
    scene.sync(30, "export", store: "private")
    #expect(try Given.found(rule, scene) == ids)
  }

  @Test func `a cause that two rules see is told once`() throws {
    var scene = Scene.error(Self.ck(9))
    scene.add(4, "account", ["status": "noAccount"])
    let findings = try Given.result(scene).findings
    #expect(findings.map(\.id) == ["no-icloud-account"])
    #expect(findings.first?.evidence.count == 2)
  }
}
