import Testing

@testable import Schemas

struct RecognitionTests {
  @Test(
    arguments: [
      "<model type=\"com.apple.IDECoreDataModeler.DataModel\"",
      "<model\n  documentVersion='1.0'\n  type='com.apple.IDECoreDataModeler.DataModel'><entity",
      "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- > --><model type=\"com.apple.IDECoreDataModeler.DataModel\">",
      "<!DOCTYPE model [<!ENTITY a \"b\">]>\n<model type=\"com.apple.IDECoreDataModeler.DataModel\">",
    ]
  )
  func `a model is known by its beginning`(text: String) {
    #expect(CoreDataModel.isModel(prefix: text.utf8))
    #expect(CoreDataModel.isModel(prefix: utf16(text)))
    #expect(!CloudKitSchema.isSchema(prefix: text.utf8))
  }

  @Test(
    arguments: [
      "", "<", "<?xml", "<!--", "<model", "<model type=\"x\">", "<plist><model type=\"x\">",
      "<models type=\"com.apple.IDECoreDataModeler.DataModel\">",
      "{\"type\":\"com.apple.IDECoreDataModeler.DataModel\"}",
      "<a/><model type=\"com.apple.IDECoreDataModeler.DataModel\">",
    ]
  )
  func `what isn't a model isn't taken for one`(text: String) {
    #expect(!CoreDataModel.isModel(prefix: text.utf8))
  }

  @Test(
    arguments: [
      "DEFINE SCHEMA", "\u{FEFF}-- a comment\n/* and another */ // and\n define\n schema\n",
      "RECORD TYPE Users (", "record type \"cloudkit.share\" (",
    ]
  )
  func `a schema is known by its beginning`(text: String) {
    #expect(CloudKitSchema.isSchema(prefix: text.utf8))
    #expect(!CoreDataModel.isModel(prefix: text.utf8))
  }

  @Test(arguments: ["", "DEFINE", "record type is missing", "DEFINED SCHEMA", "\"DEFINE\" SCHEMA"])
  func `what isn't a schema isn't taken for one`(text: String) {
    #expect(!CloudKitSchema.isSchema(prefix: text.utf8))
  }

  private func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  }
}
