import Lint
import Schemas
import SyncEvents
import TestSupport
import Testing

/// Sound files with bytes changed, cut and repeated: an answer must come, whichever.
struct HostileInputTests {
  private static let model = """
    <model type="com.apple.IDECoreDataModeler.DataModel" usedWithCloudKit="YES">
    <entity name="A" parentEntity="B"><attribute name="a" attributeType="Transformable"/>
    <relationship name="r" toMany="YES" ordered="YES" destinationEntity="B" inverseName="r"/></entity>
    <entity name="B" parentEntity="A"><attribute name="A" attributeType="String"/>
    <relationship name="r" destinationEntity="A" inverseName="r"/></entity>
    <configuration name="Private"><memberEntity name="A"/></configuration>
    <configuration name="Shared"><memberEntity name="A"/><memberEntity name="B"/></configuration>
    </model>
    """
  private static let schema = """
    DEFINE SCHEMA
    RECORD TYPE CD_A ( CD_a BYTES QUERYABLE, CD_entityName STRING, CD_r STRING, GRANT READ TO "x" );
    RECORD TYPE "cloudkit.share" ( "cloudkit.title" STRING );
    """
  private static let list = """
    <plist version="1.0"><dict><key>com.apple.developer.icloud-services</key>
    <array><string>CloudKit</string></array><key>aps-environment</key><string>x</string></dict></plist>
    """

  private static func changed(_ text: String, _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<(1 + Int(generator.next() % 6)) where !bytes.isEmpty {
      let position = Int(generator.next() % UInt64(bytes.count))
      switch generator.next() % 4 {
      case 0: bytes[position] = UInt8(truncatingIfNeeded: generator.next())
      case 1: bytes.removeSubrange(position..<min(position + 9, bytes.count))
      case 2: bytes.insert(contentsOf: bytes[..<position].suffix(30), at: position)
      default: bytes = Array(bytes[..<position])
      }
    }
    return bytes
  }

  @Test(arguments: 0..<8)
  func `no change of a sound file ends the program`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<100 {
      var inputs = LintInputs()
      for text in [Self.model, Self.schema, Self.list] {
        inputs.read(bytes: Self.changed(text, &generator), named: "given")
      }
      var subject = inputs.subject
      subject.production = subject.schemas.first
      subject.development = try CloudKitSchemaParser.schema(
        bytes: Array(Self.schema.utf8),
        file: "development.ckdb"
      )
      let results = Linter.results(of: subject)
      #expect(results.allSatisfy { $0.line >= 1 && !$0.message.isEmpty })
      for given in subject.models {
        // No decisions are given, so that there is none to refuse.
        let plan = try MigrationPlan(for: given.model, configurations: ["Private", "Shared"])
        #expect(!plan.isEmpty)
        #expect(plan.json.object?["entities"] != nil)
      }
    }
  }
}
