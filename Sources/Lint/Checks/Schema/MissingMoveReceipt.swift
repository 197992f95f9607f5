internal import Schemas

/// Finds record types without the field that sharing needs to move records.
struct MissingMoveReceipt: SchemaCheck {
  let rule = LintRule(
    "missing-move-receipt",
    .note,
    "A record type has no CD_moveReceipt",
    meaning:
      "Sharing moves records to another zone and notes it in CD_moveReceipt. The field comes "
      + "with the first record that is moved; in production, the first share fails without it. "
      + "It is a warning where something says that the app shares.",
    fix: "If the app shares: share one record in a debug build, or run initializeCloudKitSchema(), "
      + "and deploy CD_moveReceipt with its asset field.",
    source: .fieldReports,
    certainty: .strong
  )

  func results(in schema: CloudKitSchema, of subject: LintSubject) -> [LintResult] {
    schema.entityTypes.filter { type in
      type.isComplete && type.field(named: CloudKitMapping.moveReceiptField) == nil
    }.map { type in
      rule.result(
        "\(type.name) has no CD_moveReceipt, which sharing its records needs",
        file: schema.file,
        line: type.line,
        entity: type.name,
        field: CloudKitMapping.moveReceiptField,
        level: subject.isShared ? .warning : rule.level
      )
    }
  }
}
