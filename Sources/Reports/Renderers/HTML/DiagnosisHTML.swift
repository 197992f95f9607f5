package import Findings

/// A diagnosis as a page.
package enum DiagnosisHTML {
  package static func render(_ result: DiagnosisResult) -> String {
    ""
  }
}
