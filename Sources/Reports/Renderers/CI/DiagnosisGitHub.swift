package import Findings

/// A diagnosis as annotations of a GitHub workflow.
package enum DiagnosisGitHub {
  /// A command for each finding, the worst first, since a step shows ten of each level at most.
  package static func render(_ result: DiagnosisResult) -> String {
    let ordered = result.findings.enumerated().sorted { left, right in
      left.element.severity != right.element.severity
        ? left.element.severity > right.element.severity : left.offset < right.offset
    }
    var lines = ordered.map { command(for: $0.element) }
    if result.verdict != .problem {
      let words = VerdictWords(result)
      lines.append(
        "::notice title=\(GitHubCommand.property("SyncScope"))::"
          + GitHubCommand.data(
            [words.sentence, words.meaning].filter { !$0.isEmpty }.joined(separator: "\n")
          )
      )
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func command(for finding: Finding) -> String {
    var properties: [String] = []
    if let (file, line) = finding.evidence.lazy.compactMap(place).first {
      properties = ["file=\(GitHubCommand.property(file))", "line=\(line)"]
    }
    properties.append("title=\(GitHubCommand.property(finding.title))")
    let message =
      ["\(finding.summary) (\(finding.confidenceText); \(finding.id))"]
      + finding.fix.enumerated().map { "\($0 + 1). \($1)" }
    return "::\(level(finding.severity)) \(properties.joined(separator: ","))::"
      + GitHubCommand.data(message.joined(separator: "\n"))
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  private static func place(_ evidence: Evidence) -> (String, Int)? {
    if case .line(let file, let line) = evidence.source { (file, line) } else { nil }
  }
}
