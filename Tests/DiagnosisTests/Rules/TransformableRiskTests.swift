import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct TransformableRiskTests {
  private let rule = TransformableRisk()

  private static func model(_ attribute: String) -> [String: String] {
    [
      "contents": """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
          <entity name="A" syncable="YES">\(attribute)</entity>
      </model>

      """
    ]
  }

  private static let transformable =
    #"<attribute name="v" optional="YES" attributeType="Transformable"/>"#

  @Test func `a Transformable attribute is a risk before anything is lost`() throws {
    let finding = try Given.finding(rule, files: Self.model(Self.transformable))
    #expect(finding?.id == "transformable-attribute-risk")
    #expect(finding?.severity == .warning)
  }

  @Test func `where sync is seen to work it is worth knowing, no more`() throws {
    var scene = Scene.ready()
    scene.sync(9, "export", store: "private")
    let finding = try Given.finding(rule, scene, files: Self.model(Self.transformable))
    #expect(finding?.severity == .info)
  }

  @Test func `a native attribute is none, and without a model there is nothing to say`() throws {
    let native = #"<attribute name="v" optional="YES" attributeType="Double"/>"#
    #expect(try Given.found(rule, files: Self.model(native)) == [])
    #expect(try Given.found(rule, .silent()) == [])
  }
}
