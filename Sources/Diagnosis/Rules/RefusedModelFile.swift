import Findings
import Lint
import SyncEvents

/// R05 from a model file alone: what Core Data's validator would refuse is in it.
///
/// Strong, since the file says it plainly but not whether CloudKit mirrors it; a setup that ended
/// well rules it out.
struct RefusedModelFile: Rule {
  static let identifiers = ModelIncompatible.identifiers
  static let stage = Stage.load

  /// The finding of each of lint's rules that stand for the validator's.
  private static let byRule = [
    "required-attribute-without-default": identifiers[1],
    "relationship-without-inverse": identifiers[2], "required-relationship": identifiers[2],
    "relationship-leaves-configuration": identifiers[2], "deny-deletion-rule": identifiers[2],
    "ignored-relationship": identifiers[2], "encrypted-relationship": identifiers[2],
    "ordered-relationship": identifiers[3], "unique-constraint": identifiers[4],
    "unsupported-attribute-type": identifiers[0],
  ]

  func outcome(in timeline: Timeline) -> RuleOutcome {
    let results = timeline.lintResults(of: Set(Self.byRule.keys)).filter { $0.level == .error }
    let kinds = Set(results.compactMap { Self.byRule[$0.rule] })
    guard let first = kinds.first else { return .nothing }
    let id = kinds.count == 1 ? first : Self.identifiers[0]
    guard !timeline.hasSetUp else {
      return .excluded(id, because: "a setup ended well, so the running build's model is accepted")
    }
    var finding = ModelIncompatible.conclusion(id, confidence: 0.8).finding(
      id,
      Self.spread(results).evidence(limit: 6),
      devices: []
    )
    finding.against = [
      Evidence("the file does not tell whether a mirrored store uses it; Core Data's line would")
    ]
    return .found(finding)
  }

  /// The results with the first of each rule in front, so that each kind shows in the evidence.
  private static func spread(_ results: [LintResult]) -> [LintResult] {
    var seen: Set<String> = []
    let first = results.filter { seen.insert($0.rule).inserted }
    return first + results.filter { !first.contains($0) }
  }
}
