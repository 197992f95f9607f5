/// How sure a rule is that what it says comes true.
package enum LintCertainty: String, Sendable, Hashable, CaseIterable {
  /// At least nine in ten: Apple says so, or it was measured.
  case certain
  /// Seven to nine in ten.
  case strong
  /// Four to seven in ten.
  case likely
  /// Less than that: it depends on what a file can't tell.
  case possible
}

extension LintCertainty {
  /// The share of cases in which it is right, in words.
  package var range: String {
    switch self {
    case .certain: "at least 90 %"
    case .strong: "70 to 90 %"
    case .likely: "40 to 70 %"
    case .possible: "less than 40 %"
    }
  }
}
