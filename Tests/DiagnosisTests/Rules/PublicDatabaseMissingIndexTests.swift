import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct PublicDatabaseMissingIndexTests {
  private let rule = PublicDatabaseMissingIndex()

  private static func error(_ field: String) -> JSONValue {
    [
      "domain": "CKErrorDomain", "code": 12,
      "serverErrorDescription": .string("Field '\(field)' is not marked queryable"),
    ]
  }

  private func launch(scope: String, field: String) -> Scene {
    var scene = Scene(device: "phone")
    scene.add(0, "store", ["store": "s", "scope": .string(scope), "cloudKitOptions": true])
    scene.add(3, "error", ["context": "fetch", "error": Self.error(field)])
    return scene
  }

  @Test func `a store of public scope is read by queries, which need the index`() throws {
    let finding = try Given.finding(rule, launch(scope: "public", field: "recordName"))
    #expect(finding?.id == "public-database-missing-index")
    #expect(finding?.severity == .error)
  }

  @Test func `without such a store a query of the app's own is likelier`() throws {
    let finding = try Given.finding(rule, launch(scope: "private", field: "title"))
    #expect(finding?.severity == .warning)
    #expect(finding?.against.isEmpty == false)
  }

  @Test func `another refusal says nothing of an index`() throws {
    #expect(try Given.found(rule, .error(["domain": "CKErrorDomain", "code": 12])) == [])
  }
}
