internal import Schemas

/// Finds fields whose type differs between the two environments.
struct ChangedType: DeploymentCheck {
  let rule = LintRule(
    "changed-field-type",
    .error,
    "A deployed field has another type in development",
    meaning: "A field's type can't change once it is deployed; the deployment is refused, and so "
      + "is every record that carries the new type.",
    fix: "Use a new field name for the new type (`syncscope plan`), and reset development.",
    source: .schemaText,
    certainty: .certain
  )

  func results(
    from development: CloudKitSchema,
    to production: CloudKitSchema
  ) -> [LintResult] {
    development.recordTypes.flatMap { type in
      type.fields.compactMap { field -> LintResult? in
        guard let deployed = production.recordType(named: type.name)?.field(named: field.name),
          deployed.type != field.type, field.type.isKnown, deployed.type.isKnown
        else { return nil }
        return rule.result(
          "\(type.name).\(field.name) is \(deployed.type.rawValue) in production, "
            + "\(field.type.rawValue) in development",
          file: development.file,
          line: field.line,
          entity: type.name,
          field: field.name
        )
      }
    }
  }
}
