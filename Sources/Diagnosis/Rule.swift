package import Findings

/// One cause, or one fact of observation, and how the evidence for it is weighed.
///
/// A rule is a pure function of a timeline. Where its precondition is missing it says nothing, or
/// what it would need; silence is evidence to it only where something would have spoken.
package protocol Rule: Sendable {
  /// The names under which its findings are known.
  static var identifiers: [String] { get }
  /// How early in the order of causes it stands: what an earlier stage explains is never first.
  static var stage: Stage { get }
  /// What it finds and what it can rule out.
  func outcome(in timeline: Timeline) -> RuleOutcome
}

/// The stages through which data pass on their way, earliest first (rules.md, section 9).
package enum Stage: Int, Sendable, Comparable, CaseIterable {
  case observation, load, account, container, schema, limits, export, sharing, server, fields
  case elimination, noise

  package static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
}

/// What a rule makes of a timeline.
package struct RuleOutcome: Sendable {
  package var findings: [Finding] = []
  package var ruledOut: [RuledOut] = []

  package init(findings: [Finding] = [], ruledOut: [RuledOut] = []) {
    self.findings = findings
    self.ruledOut = ruledOut
  }

  package static let nothing = RuleOutcome()

  static func found(_ finding: Finding) -> RuleOutcome { RuleOutcome(findings: [finding]) }

  static func excluded(_ id: String, because: String) -> RuleOutcome {
    RuleOutcome(ruledOut: [RuledOut(id, because: because)])
  }
}
