import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct RecordConflictTests {
  private let rule = RecordConflict()
  private static let record = "server-record-changed-conflict"
  private static let oplock: JSONObject = [
    "serverErrorDescription": "client oplock error updating record"
  ]

  @Test(
    arguments: [
      ("recordName=Company.1, zoneID=Zone:__defaultOwner__", "server-record-changed-conflict"),
      ("recordName=cloudkit.zoneshare, zoneID=Zone:__defaultOwner__", "share-record-conflict"),
      ("Share-2F00:(Zone:__defaultOwner__)", "share-record-conflict"),
    ]
  )
  func `the item tells a record's conflict from a share's`(item: String, id: String) throws {
    let error = partialError(item, cloudKitError(14, Self.oplock))
    #expect(try Given.found(rule, .error(error)) == [id])
  }

  @Test func `the code alone is a record's, and its words are enough without it`() throws {
    #expect(try Given.found(rule, .error(cloudKitError(14))) == ["server-record-changed-conflict"])
    let words: JSONValue = ["domain": "App.SyncError", "description": "client oplock error"]
    #expect(try Given.found(rule, .error(words)) == ["server-record-changed-conflict"])
  }

  @Test func `a later sync of the same kind makes it a fact worth knowing`() throws {
    var scene = Scene.ready()
    scene.sync(9, "export", store: "private", succeeded: false, error: cloudKitError(14))
    #expect(try Given.finding(rule, scene)?.severity == .warning)
    scene.sync(20, "import", store: "private")
    #expect(try Given.finding(rule, scene)?.severity == .warning)
    scene.sync(30, "export", store: "private")
    let finding = try #require(try Given.finding(rule, scene))
    #expect(finding.severity == .info)
    #expect(finding.against.count == 1)
  }

  @Test func `a share that is there already is no conflict of writers`() throws {
    let error = partialError(
      "recordName=cloudkit.zoneshare, zoneID=Zone:__defaultOwner__",
      cloudKitError(14, ["serverErrorDescription": "record to insert already exists"])
    )
    #expect(try Given.found(rule, .error(error)) == [])
  }

  @Test func `other errors say nothing`() throws {
    #expect(try Given.found(rule, .error(cloudKitError(22))) == [])
    #expect(try Given.found(rule, Scenes.healthy()) == [])
  }

  @Test func `without times the order of the lines tells what came later`() throws {
    let failed = "export failed store=private domain=CKErrorDomain code=14\n"
    let good = "export ok store=private no model changes\n"
    for (log, severity) in [(failed + good, Severity.info), (good + failed, .warning)] {
      let timeline = try Given.timeline([], files: ["console.txt": log])
      #expect(rule.outcome(in: timeline).findings.first?.severity == severity)
    }
  }

  @Test func `bystanders that a text lists beside it do not make it noise`() throws {
    let text = """
      <CKError 0x1: "Partial Failure" (2/1011); "Failed to modify some records"; partial errors: {
      \tA:(Z:__defaultOwner__) = <CKError 0x2: "Server Record Changed" (14/2004); server message = \
      "client oplock error updating record">
      \tB:(Z:__defaultOwner__) = <CKError 0x3: "Batch Request Failed" (22/2024)>
      \tC:(Z:__defaultOwner__) = <CKError 0x4: "Batch Request Failed" (22/2024)>
      }>

      """
    let timeline = try Given.timeline([], files: ["error.txt": text])
    let findings = Diagnosis.result(of: timeline).findings
    #expect(findings.map(\.id) == [Self.record, "poisoned-record-blocks-batch"])
    #expect(findings.first?.severity == .error)
  }
}
