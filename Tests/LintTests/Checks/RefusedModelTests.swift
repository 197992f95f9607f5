import Lint
import Schemas
import Testing

/// What Core Data's validator refuses: the sign, a look-alike, and what is not there to judge.
struct RefusedModelTests {
  /// A relationship that nothing is wrong with.
  private static let sound =
    "optional=\"YES\" destinationEntity=\"Note\" inverseName=\"r\" inverseEntity=\"Note\""

  struct Case: CustomTestStringConvertible {
    let rule: String
    let inside: String
    let found: [String]

    var testDescription: String { "\(rule) \(found)" }

    init(_ rule: String, _ inside: String, _ found: [String]) {
      self.rule = rule
      self.inside = inside
      self.found = found
    }
  }

  static let cases: [Case] = [
    Case(
      "relationship-without-inverse",
      "<relationship name=\"r\" optional=\"YES\" destinationEntity=\"Note\"/>",
      ["error Note.r:3"]
    ),
    Case(
      "relationship-without-inverse",
      "<relationship name=\"r\" optional=\"YES\" destinationEntity=\"Note\" inverseName=\"gone\"/>",
      ["error Note.r:3"]
    ),
    Case("relationship-without-inverse", "<relationship name=\"r\" \(sound)/>", []),
    Case(
      "ordered-relationship",
      "<relationship name=\"r\" toMany=\"YES\" ordered=\"YES\" \(sound)/>",
      ["error Note.r:3"]
    ),
    Case(
      "ordered-relationship",
      "<relationship name=\"r\" toMany=\"YES\" ordered=\"NO\" \(sound)/>",
      []
    ),
    Case(
      "required-relationship",
      "<relationship name=\"r\" destinationEntity=\"Note\" inverseName=\"r\"/>",
      ["error Note.r:3"]
    ),
    Case(
      "required-relationship",
      "<relationship name=\"r\" optional=\"false\" destinationEntity=\"Note\" inverseName=\"r\"/>",
      ["error Note.r:3"]
    ),
    Case("required-relationship", "<relationship name=\"r\" \(sound)/>", []),
    Case(
      "required-attribute-without-default",
      "<attribute name=\"a\" attributeType=\"String\"/>",
      ["error Note.a:3"]
    ),
    Case(
      "required-attribute-without-default",
      "<attribute name=\"a\" attributeType=\"String\" defaultValueString=\"\"/>",
      []
    ),
    Case(
      "required-attribute-without-default",
      "<attribute name=\"a\" attributeType=\"Date\" defaultDateTimeInterval=\"0\"/>",
      []
    ),
    Case(
      "required-attribute-without-default",
      "<attribute name=\"a\" attributeType=\"String\" transient=\"YES\"/>",
      []
    ),
    Case(
      "unsupported-attribute-type",
      "<attribute name=\"a\" optional=\"YES\" attributeType=\"Composite\"/>",
      ["error Note.a:3"]
    ),
    Case(
      "unsupported-attribute-type",
      "<attribute name=\"a\" optional=\"YES\" transient=\"YES\" attributeType=\"Undefined\"/>",
      []
    ),
    Case(
      "unique-constraint",
      """
      <uniquenessConstraints>
      <uniquenessConstraint><constraint value="id"/></uniquenessConstraint>
      </uniquenessConstraints>
      """,
      ["error Note.id:4"]
    ),
    Case("unique-constraint", "<uniquenessConstraints/>", []),
    Case(
      "deny-deletion-rule",
      "<relationship name=\"r\" deletionRule=\"Deny\" \(sound)/>",
      ["error Note.r:3"]
    ),
    Case(
      "deny-deletion-rule",
      "<relationship name=\"r\" deletionRule=\"No Action\" \(sound)/>",
      []
    ),
    Case(
      "ignored-relationship",
      """
      <relationship name="r" \(sound)><userInfo>
      <entry key="NSCloudKitMirroringDelegateIgnoredPropertyKey" value="1"/>
      </userInfo></relationship>
      """,
      ["error Note.r:3"]
    ),
    Case(
      "ignored-relationship",
      "<relationship name=\"r\" \(sound)><userInfo><entry key=\"k\"/></userInfo></relationship>",
      []
    ),
    Case(
      "encrypted-relationship",
      "<relationship name=\"r\" allowsCloudEncryption=\"YES\" \(sound)/>",
      ["error Note.r:3"]
    ),
    Case(
      "encrypted-relationship",
      "<attribute name=\"a\" optional=\"YES\" attributeType=\"String\" allowsCloudEncryption=\"YES\"/>",
      []
    ),
    Case(
      "record-identity-not-kept",
      "<attribute name=\"ckRecordID\" optional=\"YES\" attributeType=\"String\"/>",
      ["warning Note.ckRecordID:3"]
    ),
    Case(
      "record-identity-not-kept",
      """
      <attribute name="ckRecordID" optional="YES" attributeType="String" \
      preservesValueInHistoryOnDeletion="YES"/>
      """,
      []
    ),
    Case(
      "binary-kept-inside",
      "<attribute name=\"a\" optional=\"YES\" attributeType=\"Binary\"/>",
      ["note Note.a:3"]
    ),
    Case(
      "binary-kept-inside",
      """
      <attribute name="a" optional="YES" attributeType="Binary" \
      allowsExternalBinaryDataStorage="YES"/>
      """,
      []
    ),
  ]

  @Test(arguments: cases)
  func `a refused property is found, and its look-alike is not`(example: Case) throws {
    let subject = LintSubject(try Given.note(example.inside))
    #expect(subject.found(example.rule) == example.found)
  }

  private static let ordered =
    "<relationship name=\"r\" toMany=\"YES\" ordered=\"YES\" \(sound)/>"

  /// The configuration that holds the entity decides whether it is mirrored.
  @Test(
    arguments: [
      ("<configuration name=\"Local\"><memberEntity name=\"Note\"/></configuration>", []),
      (
        "<configuration name=\"A\" usedWithCloudKit=\"NO\"><memberEntity name=\"Note\"/>"
          + "</configuration>", []
      ),
      (
        "<configuration name=\"Main\"><memberEntity name=\"Note\"/></configuration>",
        ["error Note.r:3"]
      ),
      (
        "<configuration name=\"A\"><memberEntity name=\"Note\"/></configuration>"
          + "<configuration name=\"B\"><memberEntity name=\"Other\"/></configuration>",
        ["warning Note.r:3"]
      ),
      (
        "<configuration name=\"Local\"><memberEntity name=\"Note\"/></configuration>"
          + "<configuration name=\"Cloud\"><memberEntity name=\"Note\"/></configuration>",
        ["error Note.r:3"]
      ),
    ] as [(String, [String])]
  )
  func `what a local store alone holds is not judged, and the unsure is no error`(
    configurations: String,
    found: [String]
  ) throws {
    let model = try Given.model(
      "<entity name=\"Note\">\n\(Self.ordered)</entity><entity name=\"Other\"/>\(configurations)"
    )
    #expect(LintSubject(model).found("ordered-relationship") == found)
  }

  @Test func `a relationship may not leave its configuration`() throws {
    let entities = """
      <entity name="Note">
      <relationship name="tag" optional="YES" destinationEntity="Tag" inverseName="note"/>
      </entity><entity name="Tag">
      <relationship name="note" optional="YES" destinationEntity="Note" inverseName="tag"/>
      </entity>
      """
    func found(_ configurations: String) throws -> [String] {
      LintSubject(try Given.model(entities + configurations))
        .found("relationship-leaves-configuration")
    }
    let note = "<memberEntity name=\"Note\"/>"
    let both = note + "<memberEntity name=\"Tag\"/>"
    #expect(
      try found("<configuration name=\"Cloud\">\(note)</configuration>") == ["error Note.tag:3"]
    )
    #expect(try found("<configuration name=\"Cloud\">\(both)</configuration>") == [])
    #expect(try found("<configuration name=\"Local\">\(note)</configuration>") == [])
    #expect(try found("") == [])
  }

  @Test func `an inherited inverse is an inverse`() throws {
    let model = try Given.model(
      """
      <entity name="Base" isAbstract="YES">
      <relationship name="tag" optional="YES" destinationEntity="Tag" inverseName="note" \
      inverseEntity="Tag"/>
      </entity>
      <entity name="Note" parentEntity="Base"/>
      <entity name="Tag">
      <relationship name="note" optional="YES" destinationEntity="Note" inverseName="tag" \
      inverseEntity="Note"/>
      </entity>
      """
    )
    #expect(LintSubject(model).found("relationship-without-inverse") == [])
  }
}
