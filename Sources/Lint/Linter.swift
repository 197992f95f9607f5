/// Judges what was given.
package enum Linter {
  /// The results of all checks, by file and line.
  ///
  /// ```swift
  /// var subject = LintSubject()
  /// subject.schemas.append(try CloudKitSchemaParser.schema(path: "production.ckdb"))
  /// for result in Linter.results(of: subject) { print(result.line, result.message) }
  /// ```
  package static func results(of subject: LintSubject) -> [LintResult] {
    let subject = subject.prepared
    return LintRegistry.checks.flatMap { $0.results(in: subject) }.sorted()
  }
}
