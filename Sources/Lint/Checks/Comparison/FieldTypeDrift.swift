internal import Schemas

/// Finds properties whose field in the schema has another type.
struct FieldTypeDrift: ComparisonCheck {
  let rule = LintRule(
    "field-type-drift",
    .error,
    "A field has another type than its attribute",
    meaning: "CloudKit refuses the value: a deployed field keeps its type for ever.",
    fix: "Give the attribute its old type back, and the new type a new name (`syncscope plan`).",
    source: .synchronization,
    certainty: .certain
  )

  func results(in comparison: ModelComparison) -> [LintResult] {
    comparison.expected.flatMap { expected -> [LintResult] in
      guard let type = comparison.schema.recordType(named: expected.name) else { return [] }
      return expected.fields.compactMap { field in
        guard let found = type.field(named: field.name), found.type != field.type,
          found.type.isKnown, !isBytes(found, field)
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

  /// Whether the field holds bytes, for which another check has better words.
  private func isBytes(_ found: SchemaField, _ expected: ExpectedField) -> Bool {
    found.type.unencrypted == .bytes && expected.type.unencrypted != .bytes
  }
}
