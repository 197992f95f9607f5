import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct ConfigurationNotInModelTests {
  private let rule = ConfigurationNotInModel()
  private let id = "configuration-not-in-model"

  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="A" syncable="YES"/>
        <configuration name="Private"><memberEntity name="A"/></configuration>
    </model>

    """

  @Test(arguments: [
    "Unable to find a configuration named 'Privat' in the specified managed object model.",
    "The configuration named 'Private' does not contain any entities.",
  ])
  func `Core Data's own words name it`(text: String) throws {
    #expect(try Given.found(rule, files: ["console.txt": text + "\n"]) == [id])
    let error: JSONValue = [
      "domain": "NSCocoaErrorDomain", "code": 134_060, "failureReason": .string(text),
    ]
    #expect(try Given.found(rule, .error(error)) == [id])
  }

  @Test func `a description that names what the given model lacks is a strong sign`() throws {
    let scene = Scene.silent(store: ["configuration": "Cloud"])
    let finding = try Given.finding(rule, scene, files: ["contents": Self.model])
    #expect(finding?.id == id)
    #expect(finding.map { $0.confidence < 0.9 } == true)
  }

  @Test(arguments: ["Private", "PF_DEFAULT_CONFIGURATION_NAME", "Default"])
  func `a configuration that is there, or every model's own, is no fault`(name: String) throws {
    let scene = Scene.silent(store: ["configuration": .string(name)])
    #expect(try Given.found(rule, scene, files: ["contents": Self.model]) == [])
  }

  @Test func `without a model a description proves nothing`() throws {
    #expect(try Given.found(rule, .silent(store: ["configuration": "Cloud"])) == [])
  }
}
