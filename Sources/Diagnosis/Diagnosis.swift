package import Findings
import KnowledgeBase
import Questions
import SyncEvents

/// From a timeline to a verdict: every rule is heard, the findings are put in order, the noise is
/// counted, and the field notes' checklist is answered.
package enum Diagnosis {
  package static func result(
    of given: Timeline,
    symptom words: String? = nil,
    rules: [any Rule] = RuleRegistry.rules
  ) -> DiagnosisResult {
    // Evidence is looked up once it is known what is shown.
    var timeline = given.readied
    timeline.locate = EvidenceSource.pending
    var ranked: [(finding: Finding, stage: Stage)] = []
    var ruledOut: [RuledOut] = []
    for rule in rules {
      let outcome = rule.outcome(in: timeline)
      for finding in outcome.findings {
        if let index = ranked.firstIndex(where: { $0.finding.id == finding.id }) {
          ranked[index].finding.add(finding)
        } else {
          ranked.append((finding, type(of: rule).stage))
        }
      }
      ruledOut += outcome.ruledOut
    }
    ranked.sort { left, right in
      if left.finding.severity != right.finding.severity {
        return left.finding.severity > right.finding.severity
      }
      if left.stage != right.stage { return left.stage < right.stage }
      return left.finding.confidence > right.finding.confidence
    }
    let symptom = words.flatMap(SymptomCatalog.symptom)
    let findings = ranked.map { $0.finding.located(by: given.locate) }
    let found = Set(findings.map(\.id))
    let errors = self.errors(in: timeline)
    let setup = SetupEvidence(timeline)
    var result = DiagnosisResult(
      verdict: verdict(findings, errors, timeline),
      findings: symptom.map { SymptomOrder.ordered(findings, by: $0) } ?? findings,
      ruledOut: ruledOut.filter { !found.contains($0.id) },
      noise: noise(in: timeline),
      checklist: Checklist.steps(timeline),
      setupBegan: setup.began,
      setupBecause: setup.because,
      errors: errors
    )
    result.captureNext = NextCapture.steps(result.findings, result.verdict, symptom)
    result.symptom = words.map { reading($0, symptom) }
    for launch in timeline.launches {
      for (key, activity) in launch.activities {
        switch key.type {
        case .setup: result.setup.add(activity)
        case .import: result.imports.add(activity)
        case .export: result.exports.add(activity)
        case .other: break
        }
      }
    }
    return result
  }

  private static func reading(_ words: String, _ symptom: Symptom?) -> SymptomReading {
    let known = SymptomCatalog.all.map(\.id).joined(separator: ", ")
    return SymptomReading(
      asked: words,
      id: symptom?.id,
      meaning: symptom?.title ?? "no symptom that is known; there are \(known)"
    )
  }

  /// Findings of observation alone decide nothing; errors that are all noise or of other matters
  /// are unrelated.
  private static func verdict(
    _ findings: [Finding],
    _ errors: [ErrorCount],
    _ timeline: Timeline
  ) -> Verdict {
    let observation = Set(RecorderAttachedTooLate.identifiers)
    if findings.contains(where: { $0.severity > .info && !observation.contains($0.id) }) {
      return .problem
    }
    if SyncHealth.isShown(by: timeline) { return .healthy }
    // Of models and schemas alone: nothing in them that would hinder sync.
    if timeline.facts.sessions.isEmpty, !timeline.models.isEmpty || !timeline.schemas.isEmpty {
      return .healthy
    }
    let relevant = errors.filter { $0.noise == nil }
    if !relevant.isEmpty, relevant.allSatisfy({ !SyncDomain.concerns($0.error) }) {
      return .unrelated
    }
    return .insufficientEvidence
  }

  private static func errors(in timeline: Timeline) -> [ErrorCount] {
    timeline.facts.errors.values
      .map {
        ErrorCount(
          count: $0.count,
          noise: $0.noise ?? Noise.noise(of: $0.example)?.id,
          error: $0.example
        )
      }
      .sorted {
        ($0.noise == nil ? 0 : 1, -$0.count, $0.error.signature)
          < ($1.noise == nil ? 0 : 1, -$1.count, $1.error.signature)
      }
  }

  private static func noise(in timeline: Timeline) -> [NoiseCount] {
    var counts: [String: Int] = [:]
    for (key, signal) in timeline.facts.signals where Noise.named(key.id) != nil {
      counts[key.id, default: 0] += signal.count
    }
    for error in timeline.facts.errors.values {
      guard error.noise == nil, let noise = Noise.noise(of: error.example) else { continue }
      counts[noise.id, default: 0] += error.count
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { id, count in
      NoiseCount(id: id, meaning: Noise.named(id)?.meaning ?? "", count: count)
    }
  }
}

extension PhaseCounts {
  fileprivate mutating func add(_ activity: ActivityFacts) {
    began += activity.began
    ended += activity.ended
  }
}

extension Finding {
  /// Takes in what another rule saw of the same cause.
  fileprivate mutating func add(_ other: Finding) {
    confidence = max(confidence, other.confidence)
    evidence += other.evidence.filter { !evidence.contains($0) }
    against += other.against.filter { !against.contains($0) }
    devices = Set(devices + other.devices).sorted()
  }

  /// So many pieces of evidence are shown; the rest is counted.
  private static let shownEvidence = 6

  /// The finding with its evidence looked up, as much as is shown.
  fileprivate func located(by locate: (EventReference) -> EvidenceSource?) -> Finding {
    func located(_ evidence: [Evidence]) -> [Evidence] {
      var shown = evidence.prefix(Self.shownEvidence).map { piece in
        guard case .pending(let reference)? = piece.source else { return piece }
        return Evidence(piece.what, locate(reference))
      }
      let left = evidence.count - shown.count
      if left > 0 { shown.append(Evidence("and \(left) more of the kind")) }
      return shown
    }
    var finding = self
    finding.evidence = located(evidence)
    finding.against = located(against)
    return finding
  }
}
