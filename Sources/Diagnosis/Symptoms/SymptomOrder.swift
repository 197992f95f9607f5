import Findings

/// Puts hypotheses in the order that a symptom suggests.
enum SymptomOrder {
  /// Below this a finding is a hypothesis: what is strong by its evidence stays where it is.
  private static let hypothesis = 0.7

  /// The findings, with the hypotheses of each severity among themselves in the symptom's order.
  static func ordered(_ findings: [Finding], by symptom: Symptom) -> [Finding] {
    var ordered = findings
    for severity in Severity.allCases {
      let places = findings.indices.filter {
        findings[$0].severity == severity && findings[$0].confidence < hypothesis
      }
      // Stable: what the symptom does not name keeps its order behind what it names.
      let sorted = places.enumerated().sorted { left, right in
        let ranks = (
          rank(of: findings[left.element], symptom), rank(of: findings[right.element], symptom)
        )
        return ranks.0 == ranks.1 ? left.offset < right.offset : ranks.0 < ranks.1
      }
      for (place, source) in zip(places, sorted) { ordered[place] = findings[source.element] }
    }
    return ordered
  }

  private static func rank(of finding: Finding, _ symptom: Symptom) -> Int {
    symptom.findings.firstIndex(of: finding.id) ?? symptom.findings.count
  }
}
