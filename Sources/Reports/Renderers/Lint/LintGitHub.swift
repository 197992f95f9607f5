package import Lint

/// Lint's results as annotations of a GitHub workflow.
package enum LintGitHub {
  /// A command for each result, the worst first, since a step shows ten of each level at most.
  package static func render(_ report: LintReport) -> String {
    report.worstFirst.map { result in
      var properties = [
        "file=\(GitHubCommand.property(result.file))", "line=\(result.line)",
      ]
      if let column = result.column { properties.append("col=\(column)") }
      let title = LintRegistry.rule(result.rule)?.title ?? result.rule
      properties.append("title=\(GitHubCommand.property(title))")
      let message = GitHubCommand.data("\(result.message) [\(result.rule)]\n\(result.fix)")
      return "::\(command(result.level)) \(properties.joined(separator: ","))::\(message)\n"
    }.joined()
  }

  private static func command(_ level: LintLevel) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
