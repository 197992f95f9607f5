internal import Schemas

/// Finds native attributes that the schema keeps as bytes.
struct EncodedAsBytes: ComparisonCheck {
  let rule = LintRule(
    "attribute-stored-as-bytes",
    .error,
    "A native attribute's field holds bytes",
    meaning: "The field was made for a Transformable, or for a Codable value of SwiftData, which "
      + "is encoded. CloudKit refuses the native type in it, and recipients of a share may not "
      + "decode the old bytes.",
    fix: "Keep the bytes' field for old versions and give the native attribute a new name "
      + "(`syncscope plan`).",
    source: .fieldNotes,
    certainty: .strong
  )

  func results(in comparison: ModelComparison) -> [LintResult] {
    comparison.expected.flatMap { expected -> [LintResult] in
      guard let type = comparison.schema.recordType(named: expected.name) else { return [] }
      return expected.fields.compactMap { field in
        guard let found = type.field(named: field.name), found.type.unencrypted == .bytes,
          field.type.unencrypted != .bytes
        else { return nil }
        return rule.result(
          "\(type.name).\(field.name) is \(found.type.rawValue) in \(comparison.schemaName), "
            + "but the model needs \(field.type.rawValue)",
          file: comparison.model.model.file,
          line: field.line,
          entity: field.reason.entity ?? type.name,
          field: field.reason.property ?? field.name
        )
      }
    }
  }
}
