package import Findings

/// A diagnosis as text for a terminal.
package enum DiagnosisText {
  package static func render(_ result: DiagnosisResult, style: TextStyle) -> String {
    ""
  }
}
