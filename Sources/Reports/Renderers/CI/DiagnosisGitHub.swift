package import Findings

/// A diagnosis as GitHub annotations.
package enum DiagnosisGitHub {
  package static func render(_ result: DiagnosisResult) -> String {
    ""
  }
}
