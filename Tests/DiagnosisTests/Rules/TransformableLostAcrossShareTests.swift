import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct TransformableLostAcrossShareTests {
  private let rule = TransformableLostAcrossShare()

  /// Reports of owner and recipient on ten records; the recipient lacks the named fields.
  private static func scenes(
    types: [String: String]?,
    lost: [String],
    undecodable: [String] = [],
    records: Int = 10
  ) -> [Scene] {
    ["owner", "recipient"].map { role in
      var scene = Scene.ready("\(role)-phone", role: role)
      for number in 0..<records {
        var fields: JSONObject = [:]
        for name in ["amount", "note"] {
          let isLost = role == "recipient" && lost.contains(name)
          let state = undecodable.contains(name) ? "undecodable" : "nil"
          fields.append(name, .string(isLost ? state : "present"))
        }
        var event: JSONObject = [
          "entity": "Care", "recordName": .string("h:\(number)"), "fields": .object(fields),
        ]
        if let types {
          event.append(
            "types",
            .object(
              JSONObject(
                types.sorted { $0.key < $1.key }
                  .map { JSONMember(name: $0.key, value: .string($0.value)) }
              )
            )
          )
        }
        scene.add(Double(10 + number), "fields", event)
      }
      return scene
    }
  }

  private static let types = ["amount": "Transformable", "note": "String"]

  @Test func `exactly the Transformable fields that the owner filled are lost`() throws {
    let finding = try #require(
      try Given.finding(
        rule,
        Scenes.fields("owner-phone", role: "owner"),
        Scenes.fields("recipient-phone", role: "recipient")
      )
    )
    #expect(finding.id == "transformable-lost-across-share")
    #expect(finding.confidence >= 0.8)
    for field in ["valueRaw", "plannedAmountRaw", "durationRaw"] {
      #expect(finding.summary.contains(field))
    }
    #expect(!finding.summary.contains("unusedRaw"))
    #expect(!finding.summary.contains("noteText"))
    #expect(finding.evidence.first?.source != nil)
  }

  @Test func `fields that can't be decoded are lost, too`() throws {
    let scenes = Self.scenes(types: Self.types, lost: ["amount"], undecodable: ["amount"])
    #expect(try Given.found(rule, scenes[0], scenes[1]) == ["transformable-lost-across-share"])
  }

  @Test func `a lost field of another type has another name`() throws {
    let scenes = Self.scenes(types: ["amount": "Double", "note": "String"], lost: ["amount"])
    let finding = try #require(try Given.finding(rule, scenes[0], scenes[1]))
    #expect(finding.id == "field-lost-across-share")
    #expect(finding.lookAlikes.contains("transformable-lost-across-share"))
  }

  @Test func `types that no event tells are taken from a model file`() throws {
    let scenes = Self.scenes(types: nil, lost: ["amount"])
    #expect(try Given.found(rule, scenes[0], scenes[1]) == ["field-lost-across-share"])
    let model = """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" usedWithCloudKit="YES">
        <entity name="Care" representedClassName="Care" syncable="YES">
          <attribute name="amount" optional="YES" attributeType="Transformable"/>
          <attribute name="note" optional="YES" attributeType="String"/>
        </entity>
      </model>
      """
    #expect(
      try Given.found(rule, scenes[0], scenes[1], files: ["contents": model])
        == ["transformable-lost-across-share"]
    )
  }

  @Test func `fields that agree rule it out`() throws {
    let scenes = Self.scenes(types: Self.types, lost: [])
    let outcome = rule.outcome(in: try Given.timeline(scenes))
    #expect(outcome.findings.isEmpty)
    #expect(outcome.ruledOut.map(\.id) == ["field-lost-across-share"])
  }

  @Test func `one side alone, or too few records, say nothing`() throws {
    let scenes = Self.scenes(types: Self.types, lost: ["amount"])
    #expect(try Given.found(rule, scenes[1]) == [])
    let few = Self.scenes(types: Self.types, lost: ["amount"], records: 2)
    #expect(try Given.found(rule, few[0], few[1]) == [])
  }

  /// One record that both sides report, with native and Transformable fields.
  private static func single(lost: [String], types: [String: String]) -> [Scene] {
    ["owner", "recipient"].map { role in
      var scene = Scene(device: "\(role)-phone", role: role)
      let fields = JSONObject(
        types.keys.sorted().map { name in
          let isLost = role == "recipient" && lost.contains(name)
          return JSONMember(name: name, value: isLost ? "nil" : "present")
        }
      )
      let known = JSONObject(
        types.sorted { $0.key < $1.key }.map { JSONMember(name: $0.key, value: .string($0.value)) }
      )
      scene.add(
        1,
        "fields",
        [
          "entity": "Care", "recordName": "h:1", "fields": .object(fields), "types": .object(known),
        ]
      )
      return scene
    }
  }

  private static let mixed = [
    "amount": "Transformable", "dose": "Transformable", "note": "String", "at": "Date",
  ]

  @Test func `one record is enough for a pattern of the type, and less sure`() throws {
    let scenes = Self.single(lost: ["amount", "dose"], types: Self.mixed)
    let finding = try #require(try Given.finding(rule, scenes[0], scenes[1]))
    #expect(finding.id == "transformable-lost-across-share")
    #expect(finding.confidence == 0.6)
    #expect(finding.captureNext.first?.contains("Three records") == true)
  }

  @Test(arguments: [["amount"], ["amount", "dose", "note"], ["note", "at"]])
  func `one record without such a pattern says nothing`(lost: [String]) throws {
    let scenes = Self.single(lost: lost, types: Self.mixed)
    #expect(try Given.found(rule, scenes[0], scenes[1]) == [])
  }

  @Test func `what shows the same picture speaks against it`() throws {
    let scenes = Self.scenes(types: Self.types, lost: ["amount"])
    let sure = try #require(try Given.finding(rule, scenes[0], scenes[1]))
    #expect(sure.against.isEmpty)
    let schema = """
      DEFINE SCHEMA
          RECORD TYPE CD_Care (
              "___recordID" REFERENCE QUERYABLE,
              CD_amount     BYTES,
              GRANT WRITE TO "_creator"
          );
      """
    let finding = try #require(
      try Given.finding(rule, scenes[0], scenes[1], files: ["production.ckdb": schema])
    )
    #expect(finding.against.first?.what.contains("CD_amount_ckAsset") == true)
    #expect(finding.confidence < sure.confidence)
  }
}
