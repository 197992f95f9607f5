internal import Schemas

/// Finds schemas in which no share was ever made.
struct MissingShareType: SchemaCheck {
  let rule = LintRule(
    "missing-share-type",
    .note,
    "The schema lists no cloudkit.share",
    meaning: "CloudKit makes the type when the first share succeeds in development. Production "
      + "refuses the first share without it. An export may leave system types out, so a schema "
      + "alone can't prove that it is missing; it is a warning where something says that the "
      + "app shares.",
    fix: "If the app shares: make one share in development, see that cloudkit.share is listed, and "
      + "deploy.",
    source: .fieldNotes,
    certainty: .likely
  )

  func results(in schema: CloudKitSchema, of subject: LintSubject) -> [LintResult] {
    guard !schema.hasShareType, let first = schema.entityTypes.first else { return [] }
    return [
      rule.result(
        "no record type cloudkit.share; the first share would be refused in production",
        file: schema.file,
        line: first.line,
        level: subject.isShared ? .warning : rule.level
      )
    ]
  }
}
