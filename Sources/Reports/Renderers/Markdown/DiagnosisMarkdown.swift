package import Findings

/// A diagnosis as Markdown.
package enum DiagnosisMarkdown {
  package static func render(_ result: DiagnosisResult) -> String {
    ""
  }
}
