internal import Schemas

/// Finds byte fields without the asset field for values too large for a record.
struct BytesWithoutAsset: SchemaCheck {
  let rule = LintRule(
    "bytes-without-asset",
    .warning,
    "A byte field has no asset field beside it",
    meaning: "Mirroring puts a value that is too large into CD_..._ckAsset. CloudKit makes the "
      + "field on first need, so tests with small data leave it out, and the first large value "
      + "in production is refused with its whole batch.",
    fix: "Run initializeCloudKitSchema() in a debug build, check the field, and deploy.",
    source: .records,
    certainty: .strong
  )

  func results(in schema: CloudKitSchema, of subject: LintSubject) -> [LintResult] {
    schema.entityTypes.flatMap { type in
      type.fields.filter { field in
        field.type.unencrypted == .bytes && field.name.hasPrefix(CloudKitMapping.prefix)
          && type.field(named: field.name + CloudKitMapping.assetSuffix) == nil && type.isComplete
      }.map { field in
        rule.result(
          "\(type.name).\(field.name) is \(field.type.rawValue) without "
            + field.name + CloudKitMapping.assetSuffix,
          file: schema.file,
          line: field.line,
          entity: type.name,
          field: field.name
        )
      }
    }
  }
}
