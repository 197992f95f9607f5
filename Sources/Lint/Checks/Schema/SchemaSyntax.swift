internal import Schemas

/// Finds what the grammar of schemas does not allow.
struct SchemaSyntax: SchemaCheck {
  let rule = LintRule(
    "schema-syntax",
    .warning,
    "Part of the schema is not understood",
    meaning: "cktool would refuse the file; what stands there is not judged.",
    fix: "Correct the place, or export the schema anew with cktool export-schema.",
    source: .schemaText,
    certainty: .strong
  )

  func results(in schema: CloudKitSchema, of subject: LintSubject) -> [LintResult] {
    schema.problems.map { problem in
      rule.result(
        "expected \(problem.expected), found \(problem.found)",
        file: schema.file,
        line: problem.line,
        column: problem.column
      )
    }
  }
}
