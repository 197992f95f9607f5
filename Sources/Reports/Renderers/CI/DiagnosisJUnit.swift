package import Findings

/// A diagnosis as JUnit.
package enum DiagnosisJUnit {
  package static func render(_ result: DiagnosisResult) -> String {
    ""
  }
}
