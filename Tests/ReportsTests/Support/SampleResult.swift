import Findings
import SyncEvents

extension DiagnosisResult {
  /// A problem with one finding that has all its parts, and one that contributes.
  static let problem: DiagnosisResult = {
    var cause = Finding(
      id: "dual-store-without-named-configuration",
      title: "Two CloudKit stores share the default configuration",
      severity: .error,
      confidence: 0.5,
      summary: "No setup was reported.",
      evidence: [
        Evidence(
          "\(Sample.time(0)): no setup event came",
          .line(file: "scene.ndjson", line: 2)
        ),
        Evidence("10 local saves went well", .event("event-6")),
      ]
    )
    cause.against = [Evidence("a scheduler line names an export activity")]
    cause.fix = ["Give the model two configurations.", "Delete the app and install it anew."]
    cause.verify = ["Two setups begin and end."]
    cause.notWorthTrying = ["aps-environment"]
    cause.captureNext = ["One launch with only the private store."]
    cause.lookAlikes = ["store-load-failed"]
    cause.references = ["field note 001"]
    cause.devices = ["silent-phone"]
    let other = Finding(
      id: "recorder-attached-too-late",
      title: "The recorder attached too late",
      severity: .warning,
      confidence: 0.95,
      summary: "Setups may have gone by unseen.",
      evidence: (1...5).map { Evidence("launch \($0) was seen late") }
    )
    return DiagnosisResult(
      verdict: .problem,
      findings: [cause, other],
      ruledOut: [RuledOut("no-icloud-account", because: "accountStatus is available")],
      noise: [NoiseCount(id: "noise.bgst", meaning: "the scheduler, under a debugger", count: 17)],
      checklist: [
        ChecklistStep(step: "setup", answer: "no", detail: "no setup event"),
        ChecklistStep(step: "account", answer: "yes", detail: "available"),
        ChecklistStep(step: "export", answer: "unknown", detail: "no export"),
      ],
      setupBegan: false,
      setupBecause: "no setup event",
      errors: [
        ErrorCount(count: 3, noise: nil, error: ErrorChain(domain: "CKErrorDomain", code: 9))
      ]
    )
  }()

  /// A verdict without anything else.
  static func bare(_ verdict: Verdict) -> DiagnosisResult {
    DiagnosisResult(
      verdict: verdict,
      findings: [],
      ruledOut: [],
      noise: [],
      checklist: [],
      setupBegan: nil,
      setupBecause: "nothing tells of a launch",
      errors: []
    )
  }

  /// A problem all of whose words are hostile.
  static let hostile: DiagnosisResult = {
    let words = Sample.hostileWords
    var finding = Finding(
      id: words,
      title: words,
      severity: .error,
      confidence: 1,
      summary: words,
      evidence: [Evidence(words, .line(file: Sample.hostileName, line: 1))]
    )
    finding.against = [Evidence(words, .event(words))]
    finding.fix = [words]
    finding.verify = [words]
    finding.notWorthTrying = [words]
    finding.captureNext = [words]
    finding.lookAlikes = [words]
    finding.references = [words]
    finding.devices = [Sample.hostileName]
    var error = ErrorChain(domain: words, code: 1, description: words)
    error.failureReason = "other \(words)"
    return DiagnosisResult(
      verdict: .problem,
      findings: [finding, finding],
      ruledOut: [RuledOut(words, because: words)],
      noise: [NoiseCount(id: words, meaning: words, count: 1)],
      checklist: [ChecklistStep(step: words, answer: "no", detail: words)],
      setupBegan: nil,
      setupBecause: words,
      errors: [ErrorCount(count: 1, noise: words, error: error)]
    )
  }()
}
