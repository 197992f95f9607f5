internal import Schemas

/// Finds fields that production does not have yet.
struct UndeployedField: DeploymentCheck {
  let rule = LintRule(
    "undeployed-field",
    .warning,
    "A field is not deployed",
    meaning: "Production makes no fields: a record that has a value for it is refused, and its "
      + "batch with it.",
    fix: "Deploy Schema Changes in the CloudKit Console before the build is released.",
    source: .synchronization,
    certainty: .strong
  )

  func results(
    from development: CloudKitSchema,
    to production: CloudKitSchema
  ) -> [LintResult] {
    development.recordTypes.flatMap { type -> [LintResult] in
      guard let deployed = production.recordType(named: type.name), deployed.isComplete else {
        return []
      }
      return type.fields.filter { !$0.isSystem && deployed.field(named: $0.name) == nil }
        .map { field in
          rule.result(
            "\(type.name).\(field.name) (\(field.type.rawValue)) must be deployed",
            file: development.file,
            line: field.line,
            entity: type.name,
            field: field.name
          )
        }
    }
  }
}
