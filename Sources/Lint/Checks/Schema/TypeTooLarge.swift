internal import Schemas

/// Finds record types with more fields than CloudKit allows.
struct TypeTooLarge: SchemaCheck {
  let rule = LintRule(
    "record-type-too-large",
    .warning,
    "A record type has too many fields",
    meaning: "CloudKit refuses record types of more than 256 fields.",
    fix: "Split the type.",
    source: .synchronization,
    certainty: .strong
  )

  func results(in schema: CloudKitSchema, of subject: LintSubject) -> [LintResult] {
    schema.recordTypes.compactMap { type in
      let count = type.fields.count { !$0.isSystem }
      guard count > Limits.maxFieldsOfType else { return nil }
      return rule.result(
        "\(type.name) has \(count) fields; CloudKit allows \(Limits.maxFieldsOfType)",
        file: schema.file,
        line: type.line,
        entity: type.name
      )
    }
  }
}
