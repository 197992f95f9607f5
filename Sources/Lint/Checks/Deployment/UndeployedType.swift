internal import Schemas

/// Finds record types that production does not have yet.
struct UndeployedType: DeploymentCheck {
  let rule = LintRule(
    "undeployed-type",
    .warning,
    "A record type is not deployed",
    meaning: "TestFlight and App Store builds write to production, which makes no types: the first "
      + "record of the type is refused, and its batch with it.",
    fix: "Deploy Schema Changes in the CloudKit Console before the build is released.",
    source: .synchronization,
    certainty: .strong
  )

  func results(
    from development: CloudKitSchema,
    to production: CloudKitSchema
  ) -> [LintResult] {
    development.recordTypes.filter { production.recordType(named: $0.name) == nil }.map { type in
      rule.result(
        "\(type.name) is in development only and must be deployed",
        file: development.file,
        line: type.line,
        entity: type.name
      )
    }
  }
}
