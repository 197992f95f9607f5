package import Findings

/// A diagnosis as JUnit's XML: a test for each finding, each cause ruled out and each question.
///
/// Only findings of severity error fail. A question without a yes is skipped, so that a report of
/// working sync can't fail a job.
package enum DiagnosisJUnit {
  /// The document.
  package static func render(_ result: DiagnosisResult) -> String {
    let cases = findings(result) + ruledOut(result) + checklist(result)
    let failures = cases.count { $0.outcome == .failure }
    let skipped = cases.count { $0.outcome == .skipped }
    let lines = cases.map(\.markup)
    let document: Markup = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="syncscope" tests="\(cases.count)" failures="\(failures)" \
      skipped="\(skipped)">
      <testsuite name="diagnose" tests="\(cases.count)" failures="\(failures)" errors="0" \
      skipped="\(skipped)">
      <properties><property name="verdict" value="\(result.verdict.rawValue)"/></properties>
      \(lines)</testsuite>
      </testsuites>

      """
    return document.text
  }

  private enum Outcome {
    case success, failure, skipped
  }

  private struct Case {
    var group: String
    var name: String
    var outcome: Outcome
    var message: String
    var details: [String]

    var markup: Markup {
      let lines = details.map { line -> Markup in "\(line)\n" }
      let open: Markup = "<testcase classname=\"syncscope.\(group)\" name=\"\(name)\" time=\"0\""
      switch outcome {
      case .success:
        return details.isEmpty
          ? "\(open)/>\n" : "\(open)><system-out>\(lines)</system-out></testcase>\n"
      case .failure:
        return
          "\(open)><failure message=\"\(message)\" type=\"error\">\(lines)</failure></testcase>\n"
      case .skipped: return "\(open)><skipped message=\"\(message)\"/></testcase>\n"
      }
    }
  }

  private static func findings(_ result: DiagnosisResult) -> [Case] {
    var seen: [String: Int] = [:]
    return result.findings.map { finding in
      seen[finding.id, default: 0] += 1
      // Names must differ, and must not change with the words.
      let number = seen[finding.id, default: 1]
      return Case(
        group: "findings",
        name: number == 1 ? finding.id : "\(finding.id) \(number)",
        outcome: finding.severity == .error ? .failure : .success,
        message: "\(finding.title) (\(finding.confidenceText))",
        details: details(finding)
      )
    }
  }

  private static func details(_ finding: Finding) -> [String] {
    [finding.summary]
      + finding.evidence.map { evidence in
        "- \(evidence.what)\(evidence.source.map { " (\($0))" } ?? "")"
      }
      + finding.fix.enumerated().map { "\($0 + 1). \($1)" }
  }

  private static func ruledOut(_ result: DiagnosisResult) -> [Case] {
    result.ruledOut.map {
      Case(
        group: "ruled-out",
        name: $0.id,
        outcome: .success,
        message: "",
        details: [$0.because]
      )
    }
  }

  private static func checklist(_ result: DiagnosisResult) -> [Case] {
    result.checklist.map { step in
      let isYes = step.answer == "yes"
      return Case(
        group: "checklist",
        name: step.step,
        outcome: isYes ? .success : .skipped,
        message: "\(step.answer): \(step.detail)",
        details: isYes ? [step.detail] : []
      )
    }
  }
}
