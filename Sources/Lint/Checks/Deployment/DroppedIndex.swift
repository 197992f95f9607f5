internal import Schemas

/// Finds indexes of production that development lost.
struct DroppedIndex: DeploymentCheck {
  let rule = LintRule(
    "dropped-index",
    .warning,
    "An index of production is gone",
    meaning: "Once deployed, queries and sorting by the field fail; a public database stops being "
      + "mirrored.",
    fix: "Add the index in development again, unless nothing queries by it.",
    source: .schemaText,
    certainty: .strong
  )

  func results(
    from development: CloudKitSchema,
    to production: CloudKitSchema
  ) -> [LintResult] {
    production.recordTypes.flatMap { type in
      type.fields.compactMap { field -> LintResult? in
        guard let other = development.recordType(named: type.name)?.field(named: field.name) else {
          return nil
        }
        let lost = field.indexes.subtracting(other.indexes).map(\.rawValue).sorted()
        guard !lost.isEmpty else { return nil }
        return rule.result(
          "\(type.name).\(field.name) is \(lost.joined(separator: " ")) in production, "
            + "but not in development",
          file: development.file,
          line: other.line,
          entity: type.name,
          field: field.name
        )
      }
    }
  }
}
