internal import Schemas

/// Finds entities without a record type in the schema.
struct SchemaLacksType: ComparisonCheck {
  let rule = LintRule(
    "schema-lacks-type",
    .warning,
    "The schema has no record type for an entity",
    meaning: "Development makes it with the first record; production refuses the record and its "
      + "whole batch. With --production it is an error.",
    fix: "Run initializeCloudKitSchema() in a debug build, check the type, and deploy.",
    source: .synchronization,
    certainty: .strong
  )

  func results(in comparison: ModelComparison) -> [LintResult] {
    comparison.expected.filter { comparison.schema.recordType(named: $0.name) == nil }.map { type in
      let level = comparison.isProduction ? LintLevel.error : rule.level
      let entity = type.entity.flatMap { comparison.model.model.entity(named: $0) }
      return rule.result(
        "\(comparison.schemaName) has no record type \(type.name)",
        file: comparison.model.model.file,
        line: type.line,
        entity: type.entity ?? type.name,
        // Joins come with the first pair.
        level: entity.map { comparison.model.level(level, of: $0) } ?? .warning
      )
    }
  }
}
