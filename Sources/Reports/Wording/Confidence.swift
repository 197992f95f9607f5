import Findings

extension Finding {
  /// The confidence as a word.
  var confidenceWord: String {
    switch confidence {
    case 0.9...: "certain"
    case 0.7...: "strong"
    case 0.4...: "likely"
    default: "possible"
    }
  }

  /// The confidence as a whole number of hundredths.
  var confidencePercent: Int {
    confidence.isFinite ? Int((min(max(confidence, 0), 1) * 100).rounded()) : 0
  }

  /// Severity, confidence and name on one line.
  var qualities: String { "\(severity.rawValue) · \(confidenceText)" }

  /// The confidence in a word and in per cent.
  var confidenceText: String { "\(confidenceWord), \(confidencePercent) %" }
}
