import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct NewContainerNotReadyTests {
  private let rule = NewContainerNotReady()

  private static func refused(_ item: String, inner: Int64 = 2_000) -> JSONValue {
    [
      "domain": "CKErrorDomain", "code": 2,
      "partial": [
        [
          "item": .string(item),
          "error": [
            "domain": "CKErrorDomain", "code": 15,
            "underlying": ["domain": "CKInternalErrorDomain", "code": .integer(inner)],
          ],
        ]
      ],
    ]
  }

  private static let zone = "com.apple.coredata.cloudkit.zone:__defaultOwner__"

  @Test func `the mirror's zone is refused without a reason`() throws {
    #expect(try Given.found(rule, .error(Self.refused(Self.zone))) == ["new-container-not-ready"])
  }

  @Test func `a record that is refused, or a reason of its own, is another matter`() throws {
    let record = "CD_A_1:(com.apple.coredata.cloudkit.zone:__defaultOwner__)"
    #expect(try Given.found(rule, .error(Self.refused(record))) == [])
    #expect(try Given.found(rule, .error(Self.refused(Self.zone, inner: 2_032))) == [])
  }

  @Test func `a setup that ends well later says that it has passed`() throws {
    var scene = Scene.error(Self.refused(Self.zone))
    scene.sync(60, "setup", store: "private")
    #expect(try Given.found(rule, scene) == [])
  }
}
