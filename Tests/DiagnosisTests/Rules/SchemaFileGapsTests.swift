import Findings
import SyncEvents
import TestSupport
import Testing

@testable import Diagnosis

struct SchemaFileGapsTests {
  private let rule = SchemaFileGaps()

  private static func schema(
    share: Bool,
    receipt: Bool = true,
    asset: Bool = true
  ) -> [String:
    String]
  {
    var text = "DEFINE SCHEMA\n\n    RECORD TYPE CD_A (\n        CD_v BYTES,\n"
    if asset { text += "        CD_v_ckAsset ASSET,\n" }
    if receipt { text += "        CD_moveReceipt BYTES,\n        CD_moveReceipt_ckAsset ASSET,\n" }
    text += "        CD_entityName STRING,\n        GRANT WRITE TO \"_creator\"\n    );\n"
    if share {
      text += "\n    RECORD TYPE \"cloudkit.share\" (\n        \"cloudkit.title\" STRING\n    );\n"
    }
    return ["schema.ckdb": text]
  }

  private static let shareID = "cloudkit-share-type-missing-in-production"

  @Test func `a schema without the share type is a warning, for the app may not share`() throws {
    let finding = try Given.finding(rule, files: Self.schema(share: false))
    #expect(finding?.id == Self.shareID)
    #expect(finding?.severity == .warning)
  }

  @Test func `it is an error where the app is seen to share`() throws {
    let finding = try Given.finding(rule, .silent(), files: Self.schema(share: false))
    #expect(finding?.severity == .error)
  }

  @Test func `what a shared type or a long value needs is missed, too`() throws {
    #expect(
      try Given.found(rule, files: Self.schema(share: true, receipt: false)) == [
        "movereceipt-field-missing-in-production"
      ]
    )
    #expect(
      try Given.found(rule, files: Self.schema(share: true, asset: false)) == [
        "asset-field-missing-in-production"
      ]
    )
  }

  @Test func `a schema that has it all is healthy, and without one nothing is known`() throws {
    #expect(try Given.found(rule, files: Self.schema(share: true)) == [])
    #expect(try Given.result(files: Self.schema(share: true)).verdict == .healthy)
    #expect(try Given.found(rule, .silent()) == [])
  }
}
