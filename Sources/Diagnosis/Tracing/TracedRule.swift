import Findings
import SyncEvents

/// A rule whose evidence is that something was told: a known console line, or an error's link.
///
/// Most causes are of this kind. Such a rule says which lines and links tell it, what it concludes,
/// and what speaks against it; the rest is here.
protocol TracedRule: Rule {
  /// Known lines that tell it; they are looked for in the console and in errors' words.
  var signals: Set<String> { get }
  var conclusion: Conclusion { get }
  /// Whether a later sync that ends well shows that it is over.
  var passes: Bool { get }
  /// Whether an error's link tells it by its code.
  func isTold(by link: ErrorChain, in chain: ErrorChain) -> Bool
  /// What is left of the finding once the rest of the timeline was heard; nil for nothing.
  func weighed(_ finding: Finding, _ traces: [Trace], in timeline: Timeline) -> Finding?
}

/// What a rule says where it fires.
struct Conclusion {
  var title: String
  var severity = Severity.error
  var confidence: Double
  var summary: String
  var fix: [String]
  var verify: [String]
  var notWorthTrying: [String] = []
  var captureNext: [String] = []
  var lookAlikes: [String] = []

  /// The finding of that name with its evidence.
  func finding(_ id: String, _ evidence: [Evidence], devices: [String]) -> Finding {
    var finding = Finding(
      id: id,
      title: title,
      severity: severity,
      confidence: confidence,
      summary: summary,
      evidence: evidence
    )
    finding.fix = fix
    finding.verify = verify
    finding.notWorthTrying = notWorthTrying
    finding.captureNext = captureNext
    finding.lookAlikes = lookAlikes
    finding.devices = devices
    return finding
  }
}

extension TracedRule {
  var signals: Set<String> { [] }
  var passes: Bool { false }
  func isTold(by link: ErrorChain, in chain: ErrorChain) -> Bool { false }
  func weighed(_ finding: Finding, _ traces: [Trace], in timeline: Timeline) -> Finding? { finding }

  func outcome(in timeline: Timeline) -> RuleOutcome {
    var traces = timeline.traces(signals: signals, links: isTold)
    if passes { traces.removeAll(where: timeline.isOver) }
    guard !traces.isEmpty else { return .nothing }
    let finding = conclusion.finding(
      Self.identifiers[0],
      traces.evidence(in: timeline),
      devices: traces.devices
    )
    return weighed(finding, traces, in: timeline).map(RuleOutcome.found) ?? .nothing
  }
}
