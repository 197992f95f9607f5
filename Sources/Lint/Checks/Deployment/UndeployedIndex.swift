internal import Schemas

/// Finds indexes that production does not have yet.
struct UndeployedIndex: DeploymentCheck {
  let rule = LintRule(
    "undeployed-index",
    .note,
    "An index is not deployed",
    meaning:
      "Queries that need it work in development and fail in production. Mirroring of private "
      + "and shared databases needs none.",
    fix: "Deploy Schema Changes in the CloudKit Console.",
    source: .schemaText,
    certainty: .certain
  )

  func results(
    from development: CloudKitSchema,
    to production: CloudKitSchema
  ) -> [LintResult] {
    development.recordTypes.flatMap { type in
      type.fields.compactMap { field -> LintResult? in
        guard let deployed = production.recordType(named: type.name)?.field(named: field.name)
        else { return nil }
        let new = field.indexes.subtracting(deployed.indexes).map(\.rawValue).sorted()
        guard !new.isEmpty else { return nil }
        return rule.result(
          "\(type.name).\(field.name) is not \(new.joined(separator: " ")) in production",
          file: development.file,
          line: field.line,
          entity: type.name,
          field: field.name
        )
      }
    }
  }
}
