import Lint
import Schemas

/// What a test gives to lint, made from texts.
enum Given {
  /// A model with this inside; its first line is line 2 of the file.
  static func model(
    _ inside: String,
    marks: String = "usedWithCloudKit=\"YES\"",
    file: String = "Notes.xcdatamodel/contents"
  ) throws -> CoreDataModel {
    let text = """
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" \(marks)>
      \(inside)
      </model>
      """
    return try CoreDataModelLoader.model(bytes: Array(text.utf8), file: file)
  }

  /// An entity named Note with this inside; its first line is line 3 of the file.
  static func note(_ inside: String) throws -> CoreDataModel {
    try model("<entity name=\"Note\" representedClassName=\"Note\">\n\(inside)\n</entity>")
  }

  /// A schema with these record types; the first begins on line 2.
  static func schema(_ types: String, file: String = "schema.ckdb") throws -> CloudKitSchema {
    try CloudKitSchemaParser.schema(bytes: Array("DEFINE SCHEMA\n\(types)".utf8), file: file)
  }

  /// A record type named CD_Note with these fields.
  static func type(_ fields: String, name: String = "CD_Note") -> String {
    "RECORD TYPE \(name) (\n\(fields)\n);\n"
  }

  /// A property list with this inside its dictionary, which begins on line 2.
  static func settings(_ inside: String, file: String = "App.entitlements") throws -> AppSettings {
    try AppSettings(
      bytes: Array("<plist version=\"1.0\">\n<dict>\(inside)</dict></plist>".utf8),
      file: file
    )
  }

  static func source(_ text: String) -> SwiftText {
    SwiftText(bytes: Array(text.utf8), file: "Sharing.swift")
  }
}

extension LintSubject {
  init(_ models: CoreDataModel..., schemas: [CloudKitSchema] = []) {
    self.init()
    self.models = models.map { GivenModel(model: $0) }
    self.schemas = schemas
  }

  init(from development: CloudKitSchema, to production: CloudKitSchema) {
    self.init()
    self.development = development
    self.production = production
  }

  init(_ settings: AppSettings...) {
    self.init()
    self.settings = settings
  }

  init(_ source: SwiftText) {
    self.init()
    sources = [source]
  }

  /// The results of one rule.
  func results(_ rule: String) -> [LintResult] {
    Linter.results(of: self).filter { $0.rule == rule }
  }

  /// What the results of a rule are about, as `level entity.field:line`.
  func found(_ rule: String) -> [String] {
    results(rule).map { result in
      let name = [result.entity, result.field].compactMap(\.self).joined(separator: ".")
      return "\(result.level.rawValue) \(name):\(result.line)"
    }
  }
}
