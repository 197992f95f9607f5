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
        "::notice title=\(property("SyncScope"))::"
          + data([words.sentence, words.meaning].filter { !$0.isEmpty }.joined(separator: "\n"))
      )
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func command(for finding: Finding) -> String {
    var properties: [String] = []
    if let (file, line) = finding.evidence.lazy.compactMap(place).first {
      properties = ["file=\(property(file))", "line=\(line)"]
    }
    properties.append("title=\(property(finding.title))")
    let message =
      ["\(finding.summary) (\(finding.confidenceText); \(finding.id))"]
      + finding.fix.enumerated().map { "\($0 + 1). \($1)" }
    return "::\(level(finding.severity)) \(properties.joined(separator: ","))::"
      + data(message.joined(separator: "\n"))
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

  /// A message: per cent and line ends are written as GitHub wants them.
  private static func data(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText.line(String($0)).replacing("%", with: "%25") }
      .joined(separator: "%0A")
  }

  /// A property: colon and comma are escaped, too.
  private static func property(_ text: String) -> String {
    VisibleText.line(text).replacing("%", with: "%25").replacing(":", with: "%3A")
      .replacing(",", with: "%2C")
  }
}
