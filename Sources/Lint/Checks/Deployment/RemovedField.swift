internal import Schemas

/// Finds fields of production that development lost.
struct RemovedField: DeploymentCheck {
  let rule = LintRule(
    "removed-field",
    .error,
    "A field of production is gone",
    meaning: "Production only grows: the field stays, and a schema without it cannot replace "
      + "production's.",
    fix: "Put the field back into development; the app may stop using it.",
    source: .schemaText,
    certainty: .strong
  )

  func results(
    from development: CloudKitSchema,
    to production: CloudKitSchema
  ) -> [LintResult] {
    production.recordTypes.flatMap { type -> [LintResult] in
      guard let other = development.recordType(named: type.name), other.isComplete else {
        return []
      }
      return type.fields.filter { !$0.isSystem && other.field(named: $0.name) == nil }.map {
        field in
        rule.result(
          "\(type.name).\(field.name) is in production, but no longer in development",
          file: production.file,
          line: field.line,
          entity: type.name,
          field: field.name
        )
      }
    }
  }
}
