package import Lint

/// Lint's results as Xcode shows them beside the line: `path:line:column: level: message [rule]`.
package enum LintXcode {
  package static func render(_ report: LintReport) -> String {
    report.results.map { result in
      let place = "\(VisibleText.line(result.file)):\(result.line):\(result.column ?? 1)"
      let message = VisibleText.line(result.message)
      return "\(place): \(result.level.rawValue): \(message) [\(result.rule)]\n"
    }.joined()
  }
}
