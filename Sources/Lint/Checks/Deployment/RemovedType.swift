internal import Schemas

/// Finds record types of production that development lost.
struct RemovedType: DeploymentCheck {
  let rule = LintRule(
    "removed-type",
    .error,
    "A record type of production is gone",
    meaning: "Production only grows: the type stays, with its records, and a schema without it "
      + "cannot replace production's.",
    fix: "Put the type back into development (reset it from production, or import production's "
      + "schema); the app may stop using it.",
    source: .schemaText,
    certainty: .strong
  )

  func results(
    from development: CloudKitSchema,
    to production: CloudKitSchema
  ) -> [LintResult] {
    production.recordTypes.filter { development.recordType(named: $0.name) == nil }
      // Exports may leave Apple's own types out.
      .filter { $0.name != "Users" && !$0.name.hasPrefix("cloudkit.") }
      .map { type in
        rule.result(
          "\(type.name) is in production, but no longer in development",
          file: production.file,
          line: type.line,
          entity: type.name
        )
      }
  }
}
