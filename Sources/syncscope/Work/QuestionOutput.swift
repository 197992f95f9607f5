import Findings
import Reports
import SyncEvents

/// Writes the answer to a question in the format that was asked for.
enum QuestionOutput {
  static func write(
    _ json: JSONValue,
    text: String,
    question: String,
    verdict: String,
    severity: Severity?,
    isConclusive: Bool,
    to output: OutputOptions
  ) throws {
    switch output.format {
    case .json, .ndjson: try output.write(json)
    case .junit, .github:
      let result = finding(question, verdict, severity, isConclusive)
      try output.write(
        output.format == .junit ? DiagnosisJUnit.render(result) : DiagnosisGitHub.render(result)
      )
    default: try output.write(text)
    }
  }

  /// The answer as a diagnosis of one finding, which is what test reports and annotations show.
  private static func finding(
    _ question: String,
    _ verdict: String,
    _ severity: Severity?,
    _ isConclusive: Bool
  ) -> DiagnosisResult {
    let findings = severity.map {
      [
        Finding(
          id: "ask-\(question)",
          title: "\(question): \(verdict)",
          severity: $0,
          confidence: 1,
          summary: "`ask \(question)` answers \(verdict)",
          evidence: []
        )
      ]
    }
    return DiagnosisResult(
      verdict: severity != nil ? .problem : isConclusive ? .healthy : .insufficientEvidence,
      findings: findings ?? [],
      ruledOut: [],
      noise: [],
      checklist: [],
      setupBegan: nil,
      setupBecause: "",
      errors: []
    )
  }
}
