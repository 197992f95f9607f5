import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct RefusedModelFileTests {
  private let rule = RefusedModelFile()

  private static func model(_ body: String) -> [String: String] {
    [
      "contents": """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
          <entity name="A" syncable="YES">
      \(body)
          </entity>
          <entity name="B" syncable="YES">
              <relationship name="a" optional="YES" maxCount="1" deletionRule="Nullify" \
      destinationEntity="A" inverseName="b" inverseEntity="A"/>
          </entity>
      </model>

      """
    ]
  }

  private static func relationship(_ attributes: String) -> String {
    "<relationship name=\"b\" \(attributes) destinationEntity=\"B\" inverseName=\"a\""
      + " inverseEntity=\"B\"/>"
  }

  private static let sound = relationship(
    #"optional="YES" maxCount="1" deletionRule="Nullify""#
  )
  private static let required = #"<attribute name="n" attributeType="String"/>"#

  @Test(
    arguments: [
      (required + sound, "model-incompatible-non-optional-attributes"),
      (
        relationship(#"optional="YES" toMany="YES" ordered="YES" deletionRule="Nullify""#),
        "model-incompatible-ordered-relationship"
      ),
      (
        relationship(#"maxCount="1" deletionRule="Nullify""#), "model-incompatible-relationship"
      ),
      (
        required + relationship(#"maxCount="1" deletionRule="Nullify""#),
        "model-incompatible-several"
      ),
    ]
  )
  func `what the validator would refuse is an error before any launch`(
    body: String,
    id: String
  ) throws {
    #expect(try Given.found(rule, files: Self.model(body)) == [id])
  }

  @Test func `a required attribute with a default is no fault`() throws {
    let body = #"<attribute name="n" attributeType="String" defaultValueString=""/>"# + Self.sound
    #expect(try Given.found(rule, files: Self.model(body)) == [])
  }

  @Test func `a setup that ended well rules it out`() throws {
    let timeline = try Given.timeline([.ready()], files: Self.model(Self.required + Self.sound))
    let outcome = rule.outcome(in: timeline)
    #expect(outcome.findings.isEmpty)
    #expect(outcome.ruledOut.map(\.id) == ["model-incompatible-non-optional-attributes"])
  }

  @Test func `without a model there is nothing to say`() throws {
    #expect(try Given.found(rule, .silent()) == [])
  }
}
