internal import Schemas

/// Finds attributes and relationships without a field in the schema.
struct SchemaLacksField: ComparisonCheck {
  let rule = LintRule(
    "schema-lacks-field",
    .warning,
    "The schema has no field for a property",
    meaning: "Development makes it with the first value; production refuses the record and its "
      + "whole batch. With --production it is an error, except for fields that only large values "
      + "or shared records need.",
    fix: "Run initializeCloudKitSchema() in a debug build, check the field, and deploy.",
    source: .synchronization,
    certainty: .strong
  )

  func results(in comparison: ModelComparison) -> [LintResult] {
    comparison.expected.flatMap { expected -> [LintResult] in
      guard let type = comparison.schema.recordType(named: expected.name), type.isComplete else {
        return []
      }
      return expected.fields.filter { type.field(named: $0.name) == nil && !isSaid($0) }
        .map { result($0, of: expected, in: comparison) }
    }
  }

  /// Whether a check of the schema alone says it already.
  private func isSaid(_ field: ExpectedField) -> Bool {
    field.reason == .moveReceipt || field.reason == .assetOfMoveReceipt
  }

  private func result(
    _ field: ExpectedField,
    of type: ExpectedRecordType,
    in comparison: ModelComparison
  ) -> LintResult {
    let isError = comparison.isProduction && !field.isCreatedLate
    return rule.result(
      "\(comparison.schemaName) has no \(type.name).\(field.name) (\(field.type.rawValue))"
        + (field.isCreatedLate ? ", which the first large value needs" : ""),
      file: comparison.model.model.file,
      line: field.line,
      entity: field.reason.entity ?? type.entity ?? type.name,
      field: field.isCreatedLate ? field.name : field.reason.property ?? field.name,
      level: isError ? .error : rule.level
    )
  }
}
