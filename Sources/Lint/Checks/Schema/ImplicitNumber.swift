internal import Schemas

/// Finds fields whose type CloudKit guessed.
struct ImplicitNumber: SchemaCheck {
  let rule = LintRule(
    "implicit-number",
    .warning,
    "A field's type is only NUMBER",
    meaning: "NUMBER is what CloudKit writes for a field it made from a number without knowing its "
      + "type; values may come back as the other kind.",
    fix: "Declare the field as INT64 or DOUBLE before it is deployed.",
    source: .schemaText,
    certainty: .possible
  )

  func results(in schema: CloudKitSchema, of subject: LintSubject) -> [LintResult] {
    schema.recordTypes.flatMap { type in
      type.fields.filter { $0.type.unencrypted.rawValue.hasPrefix("NUMBER") }.map { field in
        rule.result(
          "\(type.name).\(field.name) is \(field.type.rawValue)",
          file: schema.file,
          line: field.line,
          entity: type.name,
          field: field.name
        )
      }
    }
  }
}
